import type { Content } from '../../../domain/content/content.ts';
import { routes } from '../../../domain/routes.ts';
import { readEnv } from '../../../server/config/env.ts';
import type { Variables } from '../../../server/config/env-schema.ts';
import type { CurrentContent } from '../../../server/content/current-content.ts';
import { content as current } from './our-content.ts';

/** Old paths and new ones. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/tienda/index.php': '/servicios',
  '/diseño': routes.plan({ category: 'desarrollo-web', id: 'nivel-1' }),
  '/servicios/tienda': '/',
};

const withRedirects: Content = {
  ...current,
  redirects: Object.entries(REDIRECTS).map(([from, to]) => ({ from, to })),
};

/** The content of this repository, with redirects of its own. */
export const content: CurrentContent = () => withRedirects;

/** The settings of a server with this repository's content. */
export const testEnv = (variables: Variables = {}) => readEnv(variables, current.company);
