import type { OpeningHours } from './opening-hours.ts';

/** The agency as the site presents it: one record in `content/company.ts`. */
export type Company = {
  /** Brand name; the slug in addresses derives from it. */
  readonly name: string;
  /** Two capital letters that begin every lead reference, as in `IL-7F3K2Q`. */
  readonly referencePrefix: string;
  readonly email: string;
  /** Empty hides the phone everywhere. */
  readonly phone: string;
  /** As used in sentences: «Desde Tumbaco…». */
  readonly town: string;
  readonly region: string;
  readonly country: { readonly name: string; readonly code: string };
  /** Town, region and country as shown on the page. */
  readonly address: string;
  /** On a 24-hour clock; shown as «8 a.m. – 11 p.m.». */
  readonly hours: OpeningHours;
  readonly socials: readonly { readonly label: string; readonly href: string }[];
  /** The external product site and its restaurant sign-up page. */
  readonly product: { readonly site: string; readonly restaurantSignUp: string };
};
