import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { routes } from '../../domain/routes.ts';

const firstIn = (pattern: string) => basename(globSync(pattern).sort()[0] ?? '').replace(/\.\w+$/, '');

/** One address of every kind of page. */
export const TEMPLATES: readonly string[] = [
  routes.home,
  routes.learn,
  routes.products,
  routes.team,
  routes.quote({ id: 'nivel-2', title: 'SPA Nivel II' }),
  routes.services,
  routes.webDevelopment,
  routes.marketing,
  routes.plan({ category: 'desarrollo-web', id: 'nivel-2' }),
  `${routes.webDevelopment}/no-existe`,
  routes.portfolio,
  routes.project(firstIn('content/projects/*.yaml')),
  routes.whitepapers,
  routes.whitepaper(firstIn('content/whitepapers/*.md')),
  routes.whitepaper('no-existe'),
  routes.terms,
];
