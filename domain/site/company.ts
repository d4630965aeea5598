import { z } from 'zod';

const text = z.string().trim().min(2);
/** A text that may be empty, which hides whatever would show it. */
const optionalText = z.union([z.literal(''), text]);
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'hour');
/** Digits with the usual separators; empty hides the number everywhere. */
const phone = z.union([z.literal(''), z.string().regex(/^\+?[\d ().-]{7,20}$/, 'phone')]);
/** Must have its country code: `wa.me` links do not work without it. */
const whatsapp = z.union([z.literal(''), z.string().regex(/^\+(?!593[ (]*0)[1-9][\d ().-]{6,20}$/, 'whatsapp')]);
const webAddress = z.url({ protocol: /^https$/ });

/** The agency as the site presents it: one record in `content/company.ts`. */
export const companySchema = z.strictObject({
  /** Brand name; the slug in addresses derives from it. */
  name: text.max(40),
  /** Two capital letters that begin every lead reference, as in `IL-7F3K2Q`. */
  referencePrefix: z.string().regex(/^[A-Z]{2}$/, 'prefix'),
  /** Public address of the site without a path; the setting `SITE_URL` overrides it. */
  site: webAddress.refine((address) => URL.parse(address)?.origin === address, 'origin'),
  email: z.email(),
  phone,
  /** The number for WhatsApp messages, with its country code. */
  whatsapp,
  /** The person or company legally responsible for the site; the legal pages leave out each empty field. */
  legal: z.strictObject({ name: optionalText, taxNumber: optionalText, address: optionalText }),
  /** Who rents the agency the server with the visitors' messages, and its country; both are shown once both are given. */
  dataHost: z.strictObject({ name: optionalText, country: optionalText }),
  /** Days of notice before a hosting account in arrears is suspended; with 0 the terms promise none. */
  suspensionNoticeDays: z.int().nonnegative(),
  /** Author of whitepapers that name none; when empty, the brand name. */
  author: optionalText,
  /** Note on taxes under every price table and plan. */
  taxNote: text,
  /** Figures that the texts repeat. */
  claims: z.strictObject({
    /** Years in business. */
    years: z.int().positive(),
    companies: z.int().positive(),
    hostingClients: z.int().positive(),
    /** When support for hosting clients is available: «24/7». */
    hostingSupport: text,
    /** Number of hours within which a new message is answered. */
    answerHours: z.int().positive(),
  }),
  /** The agency's town as used in sentences: «Desde Tumbaco…». */
  town: text,
  /** The nearby city that people search for, «Hosting en Quito…»; may be the same as `town`. */
  city: text,
  region: text,
  country: z.strictObject({ name: text, code: z.string().regex(/^[A-Z]{2}$/, 'prefix') }),
  /** Town, region and country as shown on the page. */
  address: text,
  /**
   * Opening hours on a 24-hour clock; shown as «8 a.m. – 11 p.m.», after the days if they are given. A closing time before
   * the opening time is after midnight.
   */
  hours: z
    .strictObject({ days: optionalText, opens: hour, closes: hour })
    .refine(({ opens, closes }) => opens !== closes, { path: ['closes'], message: 'hours' }),
  socials: z.array(z.strictObject({ label: text, href: webAddress })),
  /** The external product site and its restaurant sign-up page. */
  product: z.strictObject({ site: webAddress, restaurantSignUp: webAddress }),
});
export type Company = z.infer<typeof companySchema>;
