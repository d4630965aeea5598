import { basename } from 'node:path';
import type { Catalogue, Service } from '../../domain/plans/catalogue.ts';
import { categoryOfPlan } from '../../domain/plans/find-plan.ts';
import { routes } from '../../domain/routes.ts';
import type { Redirect } from '../../domain/site/redirects.ts';

/** The name of a file, of which its page's address is made. */
export const idOf = (path: string) => path.replace(/^.*\/|\.\w+$/g, '');

/** Whether a file is the page of a service, which has its address from the catalogue. */
export const isPage = (path: string) => path.startsWith('content/pages/');

/** The last part of the address of a plan, project, guide or service; undefined for another page, which keeps its address. */
export function slugIn(
  catalogue: { readonly services: readonly Pick<Service, 'slug' | 'page'>[] } | undefined,
  path: string,
): string | undefined {
  if (isPage(path)) return catalogue?.services.find(({ page }) => page === idOf(path))?.slug;
  return /^content\/(?:plans|projects|whitepapers)\/[\w-]+\.(?:yaml|md)$/.test(path) ? idOf(path) : undefined;
}

/** The address of the page of a plan, project, guide or service, or the one that it would have with another name. */
export function addressIn(catalogue: Catalogue, path: string, name = slugIn(catalogue, path) ?? ''): string {
  if (isPage(path)) return routes.service(name);
  if (path.startsWith('content/projects/')) return routes.project(name);
  if (path.startsWith('content/whitepapers/')) return routes.whitepaper(name);
  return routes.plan({ category: categoryOfPlan(catalogue, idOf(path))?.slug ?? '', id: name });
}

/** What stands before the name of a plan, project or service, or of one as the type of a plan, where a text has it. */
const NAMING = {
  plan: `\\bplanId: ['"]?|\\{price\\.`,
  project: `\\bproject['"]?: *['"]?`,
  service: `\\bservice['"]?: *['"]?`,
  type: `^type: *['"]?`,
};

/** A text of the content whose links lead to another address, with the address of the site before it or without. */
export function changeLinks(text: string, { from, to }: Redirect, site?: string): string {
  const before = `[^\\p{L}\\p{N}_.-]${site ? `|${RegExp.escape(site)}` : ''}`;
  const links = new RegExp(`(?<=^|${before})${RegExp.escape(from)}(?![\\w-]|[./]\\w)`, 'gu');
  return text.replace(links, () => to);
}

/** A text of the content that names another plan, as in prices and cards, or another project or service. */
export function changeNames(text: string, kind: keyof typeof NAMING, { from, to }: Redirect): string {
  return text.replace(new RegExp(`(?<=${NAMING[kind]})${RegExp.escape(from)}(?![\\w-])`, 'gm'), () => to);
}

/** Whether a text names a picture; not if it only names one whose name ends like that. */
export const namesPicture = (text: string | null, path: string): boolean =>
  new RegExp(`(?<![\\w.-])${RegExp.escape(basename(path))}(?!\\w)`).test(text ?? '');
