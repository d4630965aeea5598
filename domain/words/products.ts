import type { ScreenName } from '../site/project.ts';
import type { Link } from './link.ts';
import type { BulletWords, CallToActionWords, Seo, ServiceName } from './sections.ts';

/** `content/pages/products.ts` */
export type ProductsWords = {
  readonly seo: Seo;
  readonly title: string;
  readonly text: string;
  /** Label of the drawn screens. */
  readonly sample: string;
  /** Label of each product's link to the form. */
  readonly quote: string;
  readonly blocks: readonly {
    /** Names the product in messages; not the id of a plan. */
    readonly id: string;
    /** Short code shown large: «AGA-WS». */
    readonly code?: string | undefined;
    readonly service: ServiceName;
    readonly title: string;
    readonly description: string;
    /** A drawn screen, with as many words as it has room for (`domain/site/project.ts`). */
    readonly screen: ScreenName;
    readonly words: readonly string[];
    readonly links: readonly Link[];
  }[];
  readonly bullets: readonly BulletWords[];
  readonly call: CallToActionWords;
};
