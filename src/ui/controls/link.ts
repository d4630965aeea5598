import type { Link as LinkWords } from '../../../domain/content/fields.ts';
import { newTabNote } from '../../../server/content/current.ts';

export type Link = LinkWords;

/**
 * Attributes of a link. Its accessible name is the label, followed by `more` and, where a page opens in a new tab, by a
 * note that it does (WCAG technique G201). In `aria-label`, because Orca reads hidden text as a second link.
 */
export function linkAttributes({ label, href, newTab = false, more = '' }: Link) {
  const opensPage = newTab && !/^(mailto|tel):/.test(href);
  const name = label + more + (opensPage ? newTabNote : '');
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return { 'aria-label': name === label ? undefined : name, ...tab, href };
}
