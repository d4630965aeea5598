import type { Link } from './link.ts';
import type { BulletWords, SceneName, Seo, ServiceName } from './sections.ts';

/** `content/pages/products.ts` */
export type ProductsWords = {
  readonly seo: Seo;
  readonly title: string;
  readonly text: string;
  readonly blocks: readonly {
    /** Short code shown large: «AGA-WS». */
    readonly code?: string | undefined;
    readonly service: ServiceName;
    readonly drawing: Exclude<SceneName, 'map'>;
    readonly title: string;
    readonly description: string;
    readonly links: readonly Link[];
  }[];
  readonly bullets: readonly BulletWords[];
};
