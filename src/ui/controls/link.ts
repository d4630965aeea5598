import type { Link as LinkWords } from '../../../domain/content/fields.ts';
import { useContent } from '../../content.tsx';

export type Link = LinkWords;

/**
 * A function that gives the attributes of a link. Its accessible name is the label, followed by `more` and, where a page opens in a new tab, by a
 * note that it does (WCAG technique G201). In `aria-label`, because Orca reads hidden text as a second link.
 */
export function useLinkAttributes() {
  const { newTabNote } = useContent();
  return ({ label, href, newTab = false, more = '' }: Link) =>
    linkAttributes(newTabNote, { label, href, newTab, more });
}

function linkAttributes(newTabNote: string, { label, href, newTab, more = '' }: Link) {
  const opensPage = newTab && !/^(mailto|tel):/.test(href);
  const name = label + more + (opensPage ? newTabNote : '');
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return { 'aria-label': name === label ? undefined : name, ...tab, href };
}
