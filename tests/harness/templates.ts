import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { routes } from '../../domain/routes.ts';
import { examplePlan } from './plans.ts';
import { exampleWhitepaper } from './whitepapers.ts';

const nameOf = (pattern: string) => {
  const [first = ''] = globSync(pattern).sort();
  return basename(first).replace(/\.\w+$/, '');
};

export const NOT_FOUND = '/no-existe';

/** One path for each kind of page. */
export const TEMPLATES: Readonly<Record<string, string>> = {
  home: routes.home,
  learn: routes.learn,
  products: routes.products,
  team: routes.team,
  contact: routes.contact,
  services: routes.services,
  'one service': routes.service('desarrollo-web'),
  marketing: routes.service('marketing'),
  plan: examplePlan.path,
  portfolio: routes.portfolio,
  project: routes.project(nameOf('content/projects/*.yaml')),
  whitepapers: routes.whitepapers,
  whitepaper: exampleWhitepaper().path,
  loom: routes.loom,
  terms: routes.terms,
  privacy: routes.privacy,
  'not found': NOT_FOUND,
};
