import { type Catalogue, catalogueSchema } from '../../domain/plans/catalogue.ts';
import { missingFiles, unlistedPlans } from '../../domain/plans/catalogue-rules.ts';
import { resolvePath } from '../../domain/routes.ts';
import { redirectIssues, redirectsSchema } from '../../domain/site/redirects.ts';
import { dayInEcuador } from '../../domain/whitepapers/is-published.ts';
import { checkReferences } from './catalogue-references.ts';
import { type ContentFile, type ContentFiles, namesIn } from './content-files.ts';
import { type Addresses, checkLinks, unpublishedPages } from './links.ts';
import { describeExport, loadModule } from './module-values.ts';
import type { Problem } from './problem.ts';
import { checkRemovedPlans } from './removed-plans.ts';
import { sitePages } from './site-pages.ts';
import { checkWords as words } from './words.ts';
import { checkYaml } from './yaml.ts';

const FILE = 'content/catalogue.ts';

/** The catalogue in `content/`, if it is valid, and its problems, which include missing and unlisted files. */
export async function readCatalogue(
  root: string,
  { files, paths }: Pick<ContentFiles, 'files' | 'paths'>,
): Promise<{ readonly catalogue?: Catalogue; readonly problems: readonly Problem[] }> {
  const file = files.find((one) => one.file === FILE);
  const value = file && (await loadModule(root, file))['catalogue'];
  if (!value) return { problems: [] };
  const plans = namesIn(paths, 'content/plans');
  const pages = namesIn(paths, 'content/pages');
  const schema = catalogueSchema.superRefine((given, context) => {
    for (const { path, message } of missingFiles(given, { plans, pages }))
      context.addIssue({ code: 'custom', path, message });
  });
  const problems = describeExport(file, 'catalogue', value, schema);
  const catalogue = catalogueSchema.safeParse(value).data;
  if (!catalogue) return { problems };
  const unlisted = unlistedPlans(catalogue, plans).map((id) => ({
    file: `content/plans/${id}.yaml`,
    message: words.text.notListed,
  }));
  return { catalogue, problems: [...problems, ...unlisted] };
}

/** Problems in other files that the catalogue reveals: wrong references to it, broken links and wrong redirects. */
export async function checkCatalogueUse(
  root: string,
  files: readonly ContentFile[],
  catalogue: Catalogue,
): Promise<Problem[]> {
  const addresses = { catalogue, isPage: sitePages(root, catalogue), today: dayInEcuador(Date.now()) };
  return [
    ...checkReferences(catalogue, files, await readKinds(root, files)),
    ...checkRemovedPlans(catalogue, files),
    ...checkLinks(files, addresses),
    ...checkRedirects(files, addresses),
  ];
}

/** The types of plans that the plan page has words for; undefined when its module cannot be loaded. */
async function readKinds(root: string, files: readonly ContentFile[]): Promise<object | undefined> {
  const file = files.find((one) => one.file === 'content/pages/plan.ts');
  const { planPage } = file ? await loadModule(root, file) : {};
  return (planPage as { kinds?: object } | undefined)?.kinds;
}

/** Problems of `content/redirects.yaml`. A whitepaper that is not published yet has no page to redirect to. */
function checkRedirects(files: readonly ContentFile[], { catalogue, isPage, today }: Addresses): readonly Problem[] {
  const unpublished = unpublishedPages(files, today);
  const isPublic = (path: string) => isPage(path) && !unpublished.has(path);
  const schema = redirectsSchema.superRefine((redirects, context) => {
    for (const { path, message } of redirectIssues(redirects, (wanted) => resolvePath(wanted, isPublic, catalogue)))
      context.addIssue({ code: 'custom', path, message });
  });
  return files
    .filter(({ file }) => file === 'content/redirects.yaml')
    .flatMap(({ file, text }) => checkYaml(file, text, schema).problems);
}
