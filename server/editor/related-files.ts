import type { Content } from '../../domain/content/content.ts';
import type { Catalogue } from '../../domain/plans/catalogue.ts';
import { categoryOfPlan, changeFamilies } from '../../domain/plans/find-plan.ts';
import { isRecord } from '../../domain/record.ts';
import { routes } from '../../domain/routes.ts';
import { readPlaces } from '../content/read-records.ts';
import type { Editor } from './editor.ts';
import { readFile, writeFile } from './file-text.ts';
import { addressIn, idOf, isPage, slugIn } from './links.ts';
import { readLists, redirect, writeLists } from './lists.ts';
import { type FileChange, REMOVED } from './stored-files.ts';

/** What lists say of a new file: the family of a plan, `category.family`, or what the menus say of a service. */
type Entry = { readonly family?: string | undefined; readonly menu?: object | undefined };

/**
 * The lists with a new plan in its family, or a new service at the address that the name of its page's file makes; without
 * a redirect that begins at the address of the new page, as the removal of another left it there.
 */
export async function listFile(editor: Editor, path: string, { family, menu }: Entry): Promise<readonly FileChange[]> {
  const lists = await readLists(editor.stateOf);
  const id = idOf(path);
  // The check reports what the menus lack of a service.
  const added = menu ? [{ slug: id, ...menu, page: id } as Catalogue['services'][number]] : [];
  const catalogue = lists.catalogue && {
    ...lists.catalogue,
    services: [...lists.catalogue.services, ...added],
    categories: changeFamilies(lists.catalogue, (plans, name) => (name === family ? [...plans, id] : plans)),
  };
  const address = addressIn(catalogue, path, id);
  return writeLists(lists, { catalogue, redirects: redirect(lists.redirects, { from: address, to: address }, false) });
}

/** The catalogue as the desk sees it; undefined while it cannot be parsed. */
export const readCatalogue = async (editor: Editor): Promise<Catalogue | undefined> =>
  (await readLists(editor.stateOf)).catalogue;

/** Whether a service has the address, also with a file of another name. */
export const hasService = async (editor: Editor, slug: string): Promise<boolean> =>
  !!(await readCatalogue(editor))?.services.some((service) => service.slug === slug);

/**
 * Removes a file from the site: a plan from its family too, a service from the menus, and the address of a page that was
 * published leads elsewhere from then on.
 */
export async function removeFile(editor: Editor, content: Content, path: string): Promise<readonly FileChange[]> {
  const lists = await readLists(editor.stateOf);
  const { catalogue, redirects } = lists;
  const left = catalogue && {
    ...catalogue,
    services: catalogue.services.filter(({ page }) => path !== `content/pages/${page}.yaml`),
    categories: changeFamilies(catalogue, (plans) => plans.filter((id) => path !== `content/plans/${id}.yaml`)),
  };
  const to = successorOf(catalogue, path);
  // Of a service, that which visitors know; of one that never was published, that which it would have.
  const from = addressIn(catalogue, path, slugIn(content.catalogue, path));
  const { text: published } = await editor.publishedState(path);
  const led = to ? redirect(redirects, { from, to }, published !== null) : redirects;
  return [{ path, ...REMOVED }, ...writeLists(lists, { catalogue: left, redirects: led })];
}

/** Where the address of a removed page leads; undefined for a page that may come back under it. */
function successorOf(catalogue: Catalogue, path: string): string | undefined {
  if (isPage(path)) return slugIn(catalogue, path) && routes.services;
  if (path.startsWith('content/projects/')) return routes.portfolio;
  if (path.startsWith('content/whitepapers/')) return routes.whitepapers;
  const category = path.startsWith('content/plans/') ? categoryOfPlan(catalogue, idOf(path)) : undefined;
  return category && routes.service(category.service);
}

/** The projects that make room for one at a place of another: that one and those right behind it, each one place further. */
export async function makeRoom(editor: Editor, { path, text }: FileChange): Promise<readonly FileChange[]> {
  const { value: project } = readFile(path, text);
  if (!path.startsWith('content/projects/') || !isRecord(project)) return [];
  const { projects } = readPlaces(await editor.files());
  const moved: FileChange[] = [];
  let taken = project['order'];
  for (const other of projects.toSorted((one, next) => one.value.order - next.value.order)) {
    if (other.file === path || other.value.order !== taken) continue;
    taken = other.value.order + 1;
    const { value } = readFile(other.file, other.text);
    moved.push({
      path: other.file,
      text: writeFile(other.file, other.text, { value: { ...(value as object), order: taken } }),
      picture: null,
    });
  }
  return moved;
}
