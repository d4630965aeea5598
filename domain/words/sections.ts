import type { IconName, PlanRecord } from '../plans/plan.ts';
import type { Link } from './link.ts';

/** Words of sections that several pages have. Links are `{ label, href, newTab? }`. */

/** What gives a panel its colours: the slug of a service in `content/catalogue.ts`, or the name of a service colour. */
export type ServiceName = string;
/** Name of a drawing in `src/art`. */
export type SceneName = NonNullable<PlanRecord['image']> | 'map';
/** Scenes in the headers of pages. */
export type HeadScene =
  | 'levels'
  | 'windowLoom'
  | 'night'
  | 'pots'
  | 'road'
  | 'stall'
  | 'belts'
  | 'loom'
  | 'shelf'
  | 'knots'
  | 'yarn';

/**
 * Metadata for search engines: keywords, a title of at most 52 characters without the brand name, and a description of
 * at most 155.
 */
export type Seo = { readonly title: string; readonly description: string; readonly keywords: readonly string[] };

export type CallToActionWords = { readonly title: string; readonly text: string; readonly link: Link };

export type BulletWords = {
  readonly title: string;
  readonly items: readonly { readonly title: string; readonly description: string }[];
  readonly primary?: Link;
  readonly secondary?: Link;
  readonly image?: SceneName;
};

export type FaqWords = {
  readonly title: string;
  readonly items: readonly { readonly question: string; readonly answer: string }[];
};

/** Rows of steps or choices. */
export type StepsWords = {
  readonly title: string;
  readonly intro?: string;
  readonly items: readonly {
    readonly title: string;
    readonly text: string;
    /** Label and value below the text, such as «Usted recibe: …». */
    readonly facts: readonly { readonly label: string; readonly value: string }[];
  }[];
  readonly note: string;
  readonly link: Link;
};

/** Drawn pairs that show what a service changes; they are examples, not work for a client. */
export type BeforeAfterWords = {
  readonly title: string;
  readonly intro: string;
  /** Label of each pair, which says that it is an example. */
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly pairs: readonly {
    /** A search result has three words: query and two lines of title; a profile name, place and button; a month its name and three subjects. */
    readonly drawing: 'result' | 'profile' | 'month';
    readonly title: string;
    readonly before: ExampleWords;
    readonly after: ExampleWords;
  }[];
};
/** The words on a drawing, and what they show. */
type ExampleWords = { readonly words: readonly string[]; readonly text: string };

export type BadgeCardWords = {
  readonly image: SceneName;
  readonly service: ServiceName;
  readonly title: string;
  /** A country; on the team page, a role. */
  readonly country: string;
  readonly description: string;
  readonly badges?: readonly {
    readonly label: string;
    readonly emoji?: string;
    readonly color?: 'grana' | 'maiz' | 'eucalipto';
  }[];
  readonly lang?: string;
  readonly link?: Link;
};

export type BackgroundCardWords = {
  /** The category label. */
  readonly sub: string;
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'gradient' | 'dark' | 'light';
  /** The scene of the page that the card leads to; `gradient` has a belt instead. */
  readonly scene?: HeadScene;
  readonly link?: Link & { readonly enabled: boolean };
};

export type BlockWords = {
  /** Id of the block, for links to it. */
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly description: string;
  readonly items: readonly string[];
};
