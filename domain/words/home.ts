import type { IconName } from '../plans/plan.ts';
import type { Link } from './link.ts';
import type { NotFoundWords } from './pages.ts';
import type { BadgeCardWords, Seo, ServiceName } from './sections.ts';

/** `content/pages/home.ts`, in the order of the page. */
export type HomeWords = {
  readonly seo: Seo;
  readonly notFound: NotFoundWords & { readonly links: readonly Link[] };
  readonly hero: {
    readonly title: string;
    readonly statement: string;
    readonly text: string;
    readonly primary: Link;
    readonly secondary: Link;
  };
  /** Below the hero: the way to the loom. */
  readonly loom: { readonly text: string; readonly link: Link };
  readonly featuredTitles: {
    readonly title: string;
    readonly link: Link;
    readonly items: readonly {
      readonly service: ServiceName;
      readonly icon: IconName;
      readonly title: string;
      readonly description: string;
    }[];
  };
  readonly banners: readonly {
    readonly service: ServiceName;
    readonly paragraph: { readonly letter: string; readonly title: string; readonly subTitle: string };
    readonly content: string;
    readonly link: Link;
  }[];
  /** A card with a `planId` shows the price of that plan in place of its country. */
  readonly badgeCards: {
    readonly title: string;
    readonly cards: readonly (BadgeCardWords & { readonly planId?: string })[];
  };
  readonly products: {
    readonly title: string;
    readonly posters: readonly {
      /** Short code of the plan, shown large: «WEB-SP». */
      readonly code: string;
      readonly service: ServiceName;
      readonly title: string;
      /** The plan whose price is shown; undefined shows «Precio a cotizar». */
      readonly planId: string | undefined;
      readonly href: string;
    }[];
  };
  readonly video: { readonly title: string; readonly motto: string; readonly link: Link };
};
