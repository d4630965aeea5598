import type { IconName } from '../plans/plan.ts';
import type { ClientLogo } from '../site/client-logo.ts';
import type { Link } from './link.ts';
import type { BulletWords, SceneName, ServiceName } from './sections.ts';

/** Words of cards and sections that several pages have: `content/widgets.ts`. */

export type CardWords = { readonly features: string; readonly language: string };

/** Words around photographs; all but `portrait` stop the build. */
export type PictureWords = {
  readonly portrait: (name: string) => string;
  readonly missing: (file: string) => string;
  readonly badName: (file: string) => string;
  readonly noAlt: (file: string, image: string) => string;
};

export type PauseLabels = { readonly video: string; readonly logos: string };

/** Clients with their logos, or trades until clients agree to be named. */
export type TrustedByWords = { readonly title: string; readonly logos: readonly ClientLogo[] };

export type PlanCardWords = { readonly view: string };

/** Names of the levels of plans and their heights on the mountain, by level. */
export type TierWords = Readonly<Record<number, { readonly name: string; readonly height: string }>>;

export type ComparisonWords = { readonly price: string; readonly nothing: string; readonly adds: string };

export type ProseWords = { readonly contents: string; readonly updated: string };

type ProofCard = {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** `more` is read by screen readers only. */
  readonly link: { readonly label: string; readonly more?: string };
};
/** What visitors can check for themselves. */
export type ProofWords = { readonly speed: ProofCard; readonly accessibility: ProofCard };

/** The default header of the featured cards, which the title of each card completes. */
export type WelcomeWords = {
  readonly header: string;
  readonly cards: readonly {
    readonly title: string;
    readonly description: string;
    readonly drawing: Exclude<SceneName, 'map'>;
    readonly service: ServiceName;
    /** The plan whose price is shown on the card; without one, `badge`. */
    readonly planId?: string;
    readonly badge?: string;
    readonly link: Link;
  }[];
};

/** The default bullets of a hero. */
export type MissionWords = Required<BulletWords>;
