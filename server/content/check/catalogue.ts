import type { Content } from '../../../domain/content/content.ts';
import { withoutPlans } from '../../../domain/content/hidden.ts';
import type { Catalogue } from '../../../domain/plans/catalogue.ts';
import { listPlans } from '../../../domain/plans/find-plan.ts';
import { resolvePath, routes } from '../../../domain/routes.ts';
import { dayInEcuador } from '../../../domain/site/moment.ts';
import { MONITORING_PATHS } from '../../../domain/site/monitoring-paths.ts';
import { redirectIssues, redirectsSchema } from '../../../domain/site/redirects.ts';
import { sitePaths } from '../../../domain/site/site-paths.ts';
import { type ContentFile, type ContentFiles, namesIn } from '../content-files.ts';
import { hiddenPlans, isHidden } from '../hidden-files.ts';
import type { Leaf } from '../leaves.ts';
import { missingPages } from '../read-content.ts';
import { isSlug } from '../records.ts';
import type { Problem, Report } from '../report.ts';
import { checkWords as words } from '../words.ts';
import { checkYaml } from '../yaml.ts';
import { type Addresses, checkLinks, unpublishedPages } from './links.ts';
import { catalogueReferences, checkReferences } from './references.ts';
import { checkRemovedPlans } from './removed-plans.ts';

const FILE = 'content/catalogue.yaml';
/** On which every whitepaper is published that is no draft. */
const LAST_DAY = '9999-12-31';

type Known = Pick<ContentFiles, 'files' | 'paths'> &
  Pick<Addresses, 'facts'> & { readonly leaves: readonly Leaf[]; readonly kinds: object | undefined };

/**
 * What the catalogue reveals: plans and pages without a file, plans in no family, wrong references to it, broken links and
 * wrong redirects; as hints the texts that name a plan which is not shown. `kinds` are the types of plans that the plan page has words for.
 */
export function checkCatalogue(
  catalogue: Catalogue,
  { files, paths, facts, leaves, kinds }: Known,
): Pick<Report, 'problems' | 'hints'> {
  const hidden = new Set(files.filter(isHidden).map(({ file }) => file));
  const isShown = ({ file }: { readonly file: string }) => !hidden.has(file);
  const plans = hiddenPlans(files);
  const shown = withoutPlans(catalogue, plans);
  const texts = files.filter(isShown);
  const missing = missingPages(paths);
  const isPage = pagesOf(
    { catalogue: shown, missingPages: missing },
    paths.filter((path) => !hidden.has(path)),
  );
  const addresses = { catalogue: shown, isPage, today: dayInEcuador(Date.now()), missing, facts };
  const { problems, hints } = checkRemovedPlans(shown, leaves.filter(isShown), texts, plans);
  return {
    problems: [
      ...checkFiles(catalogue, paths, leaves),
      ...checkReferences(leaves, catalogueReferences(catalogue, kinds)),
      ...problems,
      ...checkLinks(texts, addresses),
      ...checkRedirects(texts, addresses),
    ],
    hints,
  };
}

/** Returns a function that tells whether a canonical path is a page or a file of the site. */
function pagesOf(
  site: Pick<Content, 'catalogue' | 'missingPages'>,
  paths: readonly string[],
): (path: string) => boolean {
  const projects = namesIn(paths, 'content/projects').map((slug) => ({ slug }));
  const whitepapers = namesIn(paths, 'content/whitepapers').map(routes.whitepaper);
  const pages = new Set([...sitePaths({ ...site, projects }), ...whitepapers, ...MONITORING_PATHS]);
  return (path) => pages.has(path);
}

/** Plans and pages that the catalogue names without a file, and files of plans that it does not name. */
function checkFiles(catalogue: Catalogue, paths: readonly string[], leaves: readonly Leaf[]): Problem[] {
  const plans = namesIn(paths, 'content/plans');
  const without = (names: RegExp, files: readonly string[], rule: string) =>
    leaves
      .filter(({ file, field, text }) => file === FILE && names.test(field) && !files.includes(text))
      .map(({ key: _, text, ...place }) => {
        return { ...place, message: words.wrong(words.rules[rule] ?? '', words.found.text(text)) };
      });
  const listed = new Set(listPlans(catalogue).map(({ id }) => id));
  const unlisted = plans.filter((id) => isSlug(id) && !listed.has(id));
  return [
    ...without(/^services\.\d+\.page$/, namesIn(paths, 'content/pages'), 'noPageFile'),
    ...without(/^categories\.\d+\.families\./, plans, 'noPlanFile'),
    ...unlisted.map((id) => ({ file: `content/plans/${id}.yaml`, message: words.text.notListed })),
  ];
}

/**
 * Problems of `content/redirects.yaml`. A whitepaper that is not published yet has no page to redirect to, and once its day
 * has come none may begin there.
 */
function checkRedirects(files: readonly ContentFile[], { catalogue, isPage, today }: Addresses): readonly Problem[] {
  const resolveOn = (day: string) => {
    const unpublished = unpublishedPages(files, day);
    return (wanted: string) => resolvePath(wanted, (path) => isPage(path) && !unpublished.has(path), catalogue);
  };
  const [resolve, resolveLater] = [resolveOn(today), resolveOn(LAST_DAY)];
  const schema = redirectsSchema.superRefine((redirects, context) => {
    for (const { path, message } of redirectIssues(redirects, resolve, resolveLater))
      context.addIssue({ code: 'custom', path, message });
  });
  return files
    .filter(({ file }) => file === 'content/redirects.yaml')
    .flatMap(({ file, text }) => checkYaml(file, text, schema).problems);
}
