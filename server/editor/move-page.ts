import type { Catalogue } from '../../domain/plans/catalogue.ts';
import { changeFamilies } from '../../domain/plans/find-plan.ts';
import type { Redirect } from '../../domain/site/redirects.ts';
import type { Editor } from './editor.ts';
import { readFile } from './file-text.ts';
import { isShown } from './hidden.ts';
import { addressIn, changeLinks, changeNames, isPage, slugIn } from './links.ts';
import { REDIRECTS, readLists, redirect, writeLists } from './lists.ts';
import { type FileChange, REMOVED } from './stored-files.ts';

const PLAN_PAGE = 'content/pages/plan.yaml';
const COMPANY = 'content/company.yaml';
const TESTIMONIALS = 'content/testimonials.yaml';

/**
 * Gives the page of a plan, project, guide or service an address that ends with `slug`: whatever links to it or names it
 * follows, and an address that visitors know by `today` leads to the new one.
 */
export async function movePage(
  editor: Editor,
  path: string,
  slug: string,
  today: string,
): Promise<readonly FileChange[]> {
  const lists = await readLists(editor.stateOf);
  const { catalogue } = lists;
  const former = slugIn(catalogue, path) ?? '';
  if (slug === former) return [];
  const next = pathWith(path, slug);
  const address = { from: addressIn(catalogue, path), to: addressIn(catalogue, path, slug) };
  const isRedirected = await isPublishedAt(editor, path, former, today);
  const listed = writeLists(lists, {
    catalogue: renameIn(catalogue, path, { from: former, to: slug }),
    redirects: redirect(lists.redirects, address, isRedirected),
  });
  const company = readFile(COMPANY, (await editor.stateOf(COMPANY)).text).value as
    | { readonly site?: string }
    | undefined;
  const site = company?.site?.replace(/\/$/, '');
  const isType = isPage(path) && !(await hasKind(editor, former));
  const follow = (file: string, text: string) => {
    const name = { from: former, to: slug };
    const kind = kindNamedIn(file, path);
    const linked = changeLinks(text, address, site);
    const named = kind ? changeNames(linked, kind, name) : linked;
    return isType && isPlan(file) ? changeNames(named, 'type', name) : named;
  };
  return (await editor.files()).flatMap(({ file, text }): readonly FileChange[] => {
    const { text: now } = listed.find((one) => one.path === file) ?? { text };
    const followed = file === REDIRECTS ? now : follow(file, now ?? text);
    if (file === path && next !== path)
      return [
        { path, ...REMOVED },
        { path: next, text: followed, picture: null },
      ];
    return followed === text ? [] : [{ path: file, text: followed, picture: null }];
  });
}

const isPlan = (path: string) => path.startsWith('content/plans/');
const isProject = (path: string) => path.startsWith('content/projects/');

/** As what a file may name a page; undefined for one that it only links to. */
function kindNamedIn(file: string, path: string) {
  if (isPlan(path)) return 'plan';
  if (isPage(path)) return 'service';
  return isProject(path) && file === TESTIMONIALS ? 'project' : undefined;
}

/** Whether plans have a type of this name; others have that of a service. */
async function hasKind(editor: Editor, name: string): Promise<boolean> {
  const { value } = readFile(PLAN_PAGE, (await editor.stateOf(PLAN_PAGE)).text);
  return name in ((value as { readonly kinds?: object } | undefined)?.kinds ?? {});
}

/** The path of a page's file at another address: of a service, the same. */
export const pathWith = (path: string, slug: string) => (isPage(path) ? path : path.replace(/[^/]+(?=\.\w+$)/, slug));

/** The catalogue with another name of a plan or a service. */
function renameIn(catalogue: Catalogue, path: string, { from, to }: Redirect): Catalogue {
  const rename = (name: string) => (name === from ? to : name);
  if (isPlan(path)) return { ...catalogue, categories: changeFamilies(catalogue, (plans) => plans.map(rename)) };
  if (!isPage(path)) return catalogue;
  return { ...catalogue, services: catalogue.services.map((one) => ({ ...one, slug: rename(one.slug) })) };
}

/** Whether visitors see a page at the address that ends with `slug`. */
async function isPublishedAt(editor: Editor, path: string, slug: string, today: string): Promise<boolean> {
  const { text } = await editor.publishedState(path);
  if (text === null || !isShown({ file: path, text }, today)) return false;
  return slugIn((await readLists(editor.publishedState)).catalogue, path) === slug;
}
