import { newTabNote } from '../../../content/widgets.ts';
import type { Link as LinkWords } from '../../../domain/words/link.ts';

export type Link = LinkWords;

/**
 * Attributes of a link. Its name goes on after the label where `more` is given, and where a new tab opens (WCAG
 * technique G201). The name is no hidden text, which is apart from the label and which readers therefore say as a second
 * link.
 */
export function linkAttributes({ label, href, newTab = false, more = '' }: Link) {
  const name = label + more + (newTab ? newTabNote : '');
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return { 'aria-label': name === label ? undefined : name, ...tab, href };
}
