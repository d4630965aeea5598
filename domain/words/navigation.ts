import type { IconName } from '../plans/plan.ts';
import type { Link } from './link.ts';

/** A service in the menus. */
export type ServiceLink = {
  readonly id: string;
  readonly icon: IconName;
  readonly name: string;
  readonly href: string;
  readonly line: string;
};

/** `navigation` in `content/navigation.ts`: header and drawer. */
export type NavigationWords = {
  readonly skipLink: string;
  /** Accessible name of the menu. */
  readonly label: string;
  readonly homeLabel: string;
  readonly links: readonly Link[];
  readonly dropdown: { readonly title: string; readonly viewAll: Link; readonly links: readonly ServiceLink[] };
  readonly button: Link;
  readonly themeToggle: string;
  readonly drawer: {
    readonly label: string;
    readonly open: string;
    readonly close: string;
    /** Links before and after the services. */
    readonly before: readonly Link[];
    readonly after: readonly Link[];
    readonly button: Link;
  };
};

/** `footer` in `content/navigation.ts` */
export type FooterWords = {
  readonly label: string;
  readonly groups: readonly { readonly title: string; readonly links: readonly Link[] }[];
  readonly socials: readonly Link[];
  readonly copyright: (year: number) => string;
  readonly statements: readonly Link[];
};
