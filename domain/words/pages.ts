import type { Recipients } from '../contact/recipients.ts';
import type { PlanAddress } from '../plans/find-plan.ts';
import type { IconName } from '../plans/plan.ts';
import type { Chapter } from '../site/prose.ts';
import type { Link } from './link.ts';
import type {
  BackgroundCardWords,
  BadgeCardWords,
  BeforeAfterWords,
  BlockWords,
  BulletWords,
  CallToActionWords,
  FaqWords,
  HeadScene,
  SceneName,
  Seo,
  ServiceName,
  StepsWords,
} from './sections.ts';

/** Words above the content of a 404 page; `title` is also its document title. */
export type NotFoundWords = { readonly title: string; readonly text: string };

/** The words that every page begins with: its metadata for search engines, its title and its first paragraph. */
type Head = { readonly seo: Seo; readonly title: string; readonly text: string };

/** A legal page: terms, privacy or accessibility. */
export type LegalWords = Head & {
  /** ISO date of the last change. */
  readonly updated: string;
  readonly chapters: readonly Chapter[];
};

/** `content/pages/privacy.ts`: the recipients follow the server's settings. */
export type PrivacyWords = Omit<LegalWords, 'chapters'> & {
  readonly chapters: (recipients: Recipients) => readonly Chapter[];
};

/** `content/pages/learn.ts` */
export type LearnWords = Head & {
  readonly bullets: BulletWords;
  readonly chapters: readonly Chapter[];
  readonly closing: CallToActionWords;
};

/** A card of the team page: a role, or a person with a photograph from `content/images/`. */
export type MemberWords = BadgeCardWords & { readonly photo?: string };

/** `content/pages/team.ts` */
export type TeamWords = Head & {
  /** The way of one request through the agency, shown first. */
  readonly process?: StepsWords;
  readonly bullets: readonly BulletWords[];
  readonly members: {
    readonly title: string;
    /** Shown while no card has a portrait. */
    readonly note: string;
    /** Label of the badges. */
    readonly features: string;
    readonly cards: readonly MemberWords[];
  };
  readonly call: CallToActionWords;
};

/** `content/pages/portfolio.ts` */
export type PortfolioWords = Head & {
  /** Follows `text` when all projects are samples. */
  readonly note: string;
  /** Follows `text` instead of `note` when only some projects are samples. */
  readonly someSamples: string;
  /** End of each project's meta description. */
  readonly sample: string;
  readonly real: string;
  readonly featured: string;
  /** Words on the page of a project that has a story. */
  readonly project: {
    readonly chapters: readonly { readonly part: 'problem' | 'work' | 'result'; readonly title: string }[];
    readonly facts: { readonly service: string; readonly site: string };
    readonly visit: string;
  };
  readonly soon: { readonly title: string; readonly text: string; readonly back: string };
  /** Before the title of the next project. */
  readonly next: string;
  /** Shown above the placeholder when the address names no existing project. */
  readonly notFound: NotFoundWords;
  /** Words of the concept section of a placeholder. */
  readonly concept: {
    readonly title: string;
    readonly has: string;
    readonly prepare: string;
    readonly plan: string;
    readonly quote: string;
    readonly other: Link;
    readonly note: string;
  };
  readonly testimonials: {
    readonly title: string;
    readonly project: string;
    /** Error that stops the build when a testimonial names a project that does not exist. */
    readonly noProject: (slug: string) => string;
  };
  readonly call: CallToActionWords;
};

/** Words of a service's page (`page` in the catalogue), in the order of its sections; what is absent is not shown. */
export type ServicePage = Pick<Head, 'title' | 'text'> & {
  readonly seo: Omit<Seo, 'keywords'> & Partial<Pick<Seo, 'keywords'>>;
  /** The service's slug in the catalogue. */
  readonly service: ServiceName;
  /** Drawing beside the title. */
  readonly image?: SceneName;
  /** Scene beside the title, if there is no drawing; without either, a detail of the cloth. */
  readonly scene?: HeadScene;
  readonly chapters?: readonly Chapter[];
  readonly blocks?: readonly BlockWords[];
  readonly examples?: BeforeAfterWords;
  readonly groups?: readonly PlanGroup[];
  /** Words around the comparison tables, one for each family with more than one plan. */
  readonly comparison?: { readonly title: string; readonly intro: string; readonly caption: string };
  /** Ways to pay, shown after the plans. */
  readonly payment?: StepsWords;
  /** Numbered steps of the work, shown after the comparison. */
  readonly process?: StepsWords;
  readonly bullets?: BulletWords;
  readonly faq?: FaqWords;
  readonly call?: CallToActionWords;
};

/** A family of plans in the catalogue, as a page presents it. */
export type PlanGroup = { readonly title: string; readonly intro: string; readonly family: string };

/** `content/pages/services-overview.ts` */
export type ServicesOverviewWords = Head & {
  /** A question below the introduction; the price of its plan answers it and leads there. */
  readonly also?: { readonly question: string; readonly planId: string | undefined };
  readonly groups: readonly {
    readonly service: ServiceName;
    readonly family: string;
    readonly icon: IconName;
    readonly label: string;
    readonly title: string;
    readonly tiers: readonly {
      readonly planId: string;
      readonly address: PlanAddress;
      readonly items: readonly string[];
    }[];
  }[];
  readonly more: readonly BackgroundCardWords[];
  readonly call: CallToActionWords;
};
