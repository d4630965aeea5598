import { routes } from '../../domain/routes.ts';

type Families = { readonly slug: string; readonly families: Readonly<Record<string, readonly string[]>> };
/** What a word becomes. */
type Change = { readonly from: string; readonly to: string };

/** The name of a file, of which its page's address is made. */
export const idOf = (path: string) => path.replace(/^.*\/|\.\w+$/g, '');

/** The category of plans with a plan in one of its families. */
export const categoryOf = <Category extends Families>(categories: readonly Category[], plan: string) =>
  categories.find(({ families }) => Object.values(families).flat().includes(plan));

/** The address of the page of a plan, project or guide, or the one that it would have with another name. */
export function addressIn({ categories }: { readonly categories: readonly Families[] }, path: string, name?: string) {
  const id = idOf(path);
  if (path.startsWith('content/projects/')) return routes.project(name ?? id);
  if (path.startsWith('content/whitepapers/')) return routes.whitepaper(name ?? id);
  return routes.plan({ category: categoryOf(categories, id)?.slug ?? '', id: name ?? id });
}

/**
 * A text of the content whose links lead to another address, with the address of the site before it or without, and whose
 * prices and cards are of another plan. Paths of other sites stay.
 */
export function changeLinks(text: string, address: Change, plan: Change, site?: string): string {
  const links = new RegExp(
    `(?<=^|[^\\p{L}\\p{N}_.-]${site ? `|${RegExp.escape(site)}` : ''})${RegExp.escape(address.from)}(?![\\w-]|[./]\\w)`,
    'gu',
  );
  const names = new RegExp(`(?<=\\bplanId: ['"]?|\\{price\\.)${RegExp.escape(plan.from)}(?![\\w-])`, 'g');
  return text.replace(links, () => address.to).replace(names, () => plan.to);
}
