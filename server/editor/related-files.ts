import type { Content } from '../../domain/content/content.ts';
import type { Catalogue } from '../../domain/plans/catalogue.ts';
import { categoryOfPlan, changeFamilies } from '../../domain/plans/find-plan.ts';
import { routes } from '../../domain/routes.ts';
import type { Redirect } from '../../domain/site/redirects.ts';
import type { Editor } from './editor.ts';
import { inFolder, readFile, writeFile } from './file-text.ts';
import { addressIn, idOf, isPage, slugIn } from './links.ts';
import { type FileChange, REMOVED } from './stored-files.ts';

export const CATALOGUE = 'content/catalogue.yaml';
export const REDIRECTS = 'content/redirects.yaml';

/** Lists a new plan in a family, `category.family`; no change for a family that does not exist. */
export const listPlan = (editor: Editor, path: string, family: string): Promise<FileChange> =>
  changePlans(editor, (plans, name) => (name === family ? [...plans, idOf(path)] : plans));

/** Lists a new service, at the address that the name of its page's file makes. */
export async function listService(editor: Editor, path: string, menu: object): Promise<FileChange> {
  const page = idOf(path);
  return changeCatalogue(editor, (catalogue) => ({ services: [...catalogue.services, { slug: page, ...menu, page }] }));
}

/** Whether a service has the address, also with a file of another name. */
export const hasService = async (editor: Editor, slug: string): Promise<boolean> =>
  (await readCatalogue(editor)).services.some((service) => service.slug === slug);

/** The catalogue as the desk sees it. */
export const readCatalogue = async (editor: Editor): Promise<Catalogue> =>
  readFile(CATALOGUE, (await editor.stateOf(CATALOGUE)).text).value as Catalogue;

/** The catalogue with some of its parts changed. */
export async function changeCatalogue(
  editor: Editor,
  change: (catalogue: Catalogue) => Partial<Record<keyof Catalogue, unknown>>,
): Promise<FileChange> {
  const { text } = await editor.stateOf(CATALOGUE);
  const value = readFile(CATALOGUE, text).value as Catalogue;
  const changed = writeFile(CATALOGUE, text, { value: { ...value, ...change(value) } });
  return { path: CATALOGUE, text: changed, picture: null };
}

/** The catalogue with the plans of each family changed. */
export const changePlans = (editor: Editor, change: Parameters<typeof changeFamilies>[1]): Promise<FileChange> =>
  changeCatalogue(editor, (catalogue) => ({ categories: changeFamilies(catalogue, change) }));

/** Takes the services of a removed page out of the menus. */
const unlistService = (editor: Editor, page: string) =>
  changeCatalogue(editor, ({ services }) => ({ services: services.filter((service) => service.page !== page) }));

/**
 * Removes a file from the site: a plan from its family too, a service from the menus, and the address of a page that was
 * published leads elsewhere from then on.
 */
export async function removeFile(editor: Editor, content: Content, path: string): Promise<readonly FileChange[]> {
  const file = inFolder(path);
  const id = idOf(path);
  const catalogue = await readCatalogue(editor);
  const isPlan = file.startsWith('plans/');
  const unlisted = isPlan ? [await changePlans(editor, (plans) => plans.filter((plan) => plan !== id))] : [];
  const isService = isPage(path) && slugIn(catalogue, path) !== undefined;
  if (isService) unlisted.push(await unlistService(editor, id));
  const to = successorOf(catalogue, file, isService);
  if (!to) return [{ path, ...REMOVED }, ...unlisted];
  // Of a service, that which visitors know; of one that never was published, that which it would have.
  const from = addressIn(catalogue, path, slugIn(content.catalogue, path));
  const { text: published } = await editor.publishedState(path);
  const { text } = await editor.stateOf(REDIRECTS);
  const redirects = redirect(text, { from, to }, published !== null);
  return [{ path, ...REMOVED }, ...unlisted, ...(redirects.text === text ? [] : [redirects])];
}

/**
 * The redirects without one that begins at the address of a new page, as the removal of another left it there; none if none
 * does. `lists` is the catalogue if that changes too.
 */
export async function freeAddress(
  editor: Editor,
  path: string,
  [list]: readonly FileChange[],
): Promise<readonly FileChange[]> {
  const catalogue = list ? (readFile(CATALOGUE, list.text).value as Catalogue) : await readCatalogue(editor);
  const address = addressIn(catalogue, path, idOf(path));
  const { text } = await editor.stateOf(REDIRECTS);
  const redirects = redirect(text, { from: address, to: address }, false);
  return redirects.text === text ? [] : [redirects];
}

/** Where the address of a removed page leads; undefined for a page that may come back under it. */
function successorOf(catalogue: Catalogue, file: string, isService: boolean): string | undefined {
  if (isService) return routes.services;
  if (file.startsWith('projects/')) return routes.portfolio;
  if (file.startsWith('whitepapers/')) return routes.whitepapers;
  const category = file.startsWith('plans/') ? categoryOfPlan(catalogue, idOf(file)) : undefined;
  return category && routes.service(category.service);
}

/**
 * The redirects once the page at `from` is gone, with one to what replaces it if it was published. Those that led to it lead
 * on, and none begins where there is a page.
 */
export function redirect(text: string | null, { from, to }: Redirect, wasPublished: boolean): FileChange {
  const before = (readFile(REDIRECTS, text).value ?? []) as readonly Redirect[];
  const followed = before.map((one) => (one.to === from ? { ...one, to } : one));
  const kept = followed.filter((one) => one.from !== one.to && one.from !== from && one.from !== to);
  const value = [...kept, ...(wasPublished ? [{ from, to }] : [])];
  return { path: REDIRECTS, text: writeFile(REDIRECTS, text, { value }), picture: null };
}
