import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { listPlans } from '../../../domain/plans/find-plan.ts';
import { NOT_FOUND_PAGES, routes } from '../../../domain/routes.ts';
import { catalogue } from '../../../server/testing/our-content.ts';
import { examplePlan } from '../../harness/plans.ts';
import { exampleWhitepaper, whitepapers } from '../../harness/whitepapers.ts';

/** An example path for each not-found page. */
const NOT_FOUND_EXAMPLES: Readonly<Record<string, string>> = {
  [NOT_FOUND_PAGES.home]: '/no-existe',
  [NOT_FOUND_PAGES.plan]: '/servicios/desarrollo-web/no-existe',
  [NOT_FOUND_PAGES.planId]: '/servicios/desarrollo-ecommerce',
  [NOT_FOUND_PAGES.project]: '/portafolio/no-existe',
  [NOT_FOUND_PAGES.whitepaper]: '/whitepaper/no-existe',
};

const CLIENT = 'dist/client';
const built = globSync(`${CLIENT}/**/*.html`).map((file) => {
  const path = file.endsWith('/index.html') ? dirname(file) : file.replace(/\.html$/, '');
  return path.slice(CLIENT.length) || '/';
});

/** Pages rendered on demand. */
const onDemand: readonly string[] = [
  routes.contact,
  routes.privacy,
  routes.whitepapers,
  ...whitepapers.map(({ path }) => path),
];

/** All canonical pages. */
export const pages: readonly string[] = [...built.filter((path) => !(path in NOT_FOUND_EXAMPLES)), ...onDemand].sort();
/** The plans of general graphic design, to which no page links. */
export const generalDesign: readonly string[] = listPlans(catalogue)
  .filter(({ id }) => id.startsWith('gfx-g-'))
  .map(routes.plan);
/** Pages that search engines leave out: of projects without a story, and of plans to which no page links. */
export const unindexed: readonly string[] = [
  ...globSync('content/projects/*.yaml')
    .filter((file) => !/^story:/m.test(readFileSync(file, 'utf8')))
    .map((file) => routes.project(basename(file, '.yaml'))),
  ...generalDesign,
];
/** Paths that cover every page, including not-found pages and pages that a query changes. */
export const addresses: readonly string[] = [
  ...pages,
  ...built.flatMap((path) => NOT_FOUND_EXAMPLES[path] ?? []),
  examplePlan.quote,
  routes.whitepaperList({ tag: exampleWhitepaper().tags[0] }),
];
