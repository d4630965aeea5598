import type { Content } from '../../domain/content/content.ts';
import { pageOfFile } from '../../domain/content/page-files.ts';
import { findPlan } from '../../domain/plans/find-plan.ts';
import { routes } from '../../domain/routes.ts';
import type { Editor } from './editor.ts';
import { inFolder, readFile, writeFile } from './file-text.ts';
import { type FileChange, REMOVED } from './stored-files.ts';

const CATALOGUE = 'content/catalogue.yaml';
const REDIRECTS = 'content/redirects.yaml';

type Category = { readonly slug: string; readonly families: Readonly<Record<string, readonly string[]>> };
type Catalogue = { readonly categories: readonly Category[] };
type Redirect = { readonly from: string; readonly to: string };

const idOf = (path: string) => path.replace(/^.*\/|\.\w+$/g, '');

/** Lists a new plan in a family, `category.family`; no change for a family that does not exist. */
export function listPlan(editor: Editor, path: string, family: string): Promise<readonly FileChange[]> {
  const [category, name = ''] = family.split('.');
  return changeFamilies(editor, (slug, families) => {
    const plans = slug === category ? families[name] : undefined;
    return plans ? { ...families, [name]: [...plans, idOf(path)] } : families;
  });
}

type ChangeFamilies = (category: string, families: Category['families']) => Category['families'];

async function changeFamilies(editor: Editor, change: ChangeFamilies): Promise<readonly FileChange[]> {
  const { text } = await editor.stateOf(CATALOGUE);
  const value = readFile(CATALOGUE, text).value as Catalogue;
  const categories = value.categories.map((one) => ({ ...one, families: change(one.slug, one.families) }));
  return [{ path: CATALOGUE, text: writeFile(CATALOGUE, text, { value: { ...value, categories } }), picture: null }];
}

/**
 * Removes a file from the site: a plan from its family too, and the address of a page that was published leads elsewhere
 * from then on.
 */
export async function removeFile(editor: Editor, content: Content, path: string): Promise<readonly FileChange[]> {
  const file = inFolder(path);
  const id = idOf(path);
  const isPlan = file.startsWith('plans/');
  const without = (plans: readonly string[]) => plans.filter((plan) => plan !== id);
  const unlisted = isPlan
    ? await changeFamilies(editor, (_slug, families) =>
        Object.fromEntries(Object.entries(families).map(([name, plans]) => [name, without(plans)])),
      )
    : [];
  const published = await editor.publishedState(path);
  const from = pageOfFile(content, file);
  const to = successorOf(content, file, id);
  const isRedirected = published.text !== null && from !== routes.home && to;
  return [{ path, ...REMOVED }, ...unlisted, ...(isRedirected ? [await redirect(editor, { from, to })] : [])];
}

/** Where the address of a removed page leads; undefined for a page that may come back under it. */
function successorOf({ catalogue }: Content, file: string, id: string): string | undefined {
  if (file.startsWith('projects/')) return routes.portfolio;
  if (file.startsWith('whitepapers/')) return routes.whitepapers;
  const category = catalogue.categories.find(({ slug }) => findPlan(catalogue, slug, id));
  return file.startsWith('plans/') && category ? routes.service(category.service) : undefined;
}

async function redirect(editor: Editor, added: Redirect): Promise<FileChange> {
  const { text } = await editor.stateOf(REDIRECTS);
  const before = (readFile(REDIRECTS, text).value ?? []) as readonly Redirect[];
  const value = [...before.filter(({ from }) => from !== added.from), added];
  return { path: REDIRECTS, text: writeFile(REDIRECTS, text, { value }), picture: null };
}
