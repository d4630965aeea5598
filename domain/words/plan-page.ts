import type { Link } from './link.ts';
import type { ServiceName } from './sections.ts';

/** The page of a plan that does not exist. */
type PlanNotFoundWords = {
  readonly seoTitle: string;
  readonly title: string;
  readonly text: string;
  readonly link: Link;
};

/** `content/pages/plan.ts`: words of all plan pages. */
export type PlanPageWords = {
  readonly back: string;
  readonly descriptionTitle: string;
  readonly missingDescription: string;
  readonly featuresTitle: string;
  readonly missingFeatures: string;
  /** What a plan leaves to the client, by type of plan. */
  readonly excluded: Readonly<Record<string, string>>;
  readonly carousel: {
    /** Accessible name. */
    readonly label: string;
    readonly slides: readonly { readonly service: ServiceName; readonly title: string; readonly text: string }[];
    /** Above the title of a neighbouring plan, which takes the place of a slide: one level up, one down, or another plan. */
    readonly neighbour: { readonly up: string; readonly down: string; readonly other: string };
  };
  readonly call: { readonly title: (planTitle: string) => string; readonly text: string; readonly linkLabel: string };
  /** Follows the plan's title in page titles and share texts, by type of plan. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Added to the plan's title as keywords, by type of plan. */
  readonly keywords: Readonly<Record<string, readonly string[]>>;
  /** Above the list of all plans, on the pages of plans that do not exist. */
  readonly allPlans: string;
  readonly notFound: PlanNotFoundWords;
  readonly missingId: PlanNotFoundWords;
};
