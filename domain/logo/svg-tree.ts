import { DomUtils, parseDocument } from 'htmlparser2';

export type SvgElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const OPTIONS = { xmlMode: true, withStartIndices: true, withEndIndices: true };

/** The outermost elements of an XML text. */
export const parseSvg = (source: string): SvgElement[] => elementsIn(parseDocument(source, OPTIONS));

/** The elements directly in another one. */
export const elementsIn = ({ children }: Pick<SvgElement, 'children'>): SvgElement[] =>
  DomUtils.getElementsByTagName('*', children, false);

/** An element and everything in it. */
export const withDescendants = (element: SvgElement): SvgElement[] => DomUtils.getElementsByTagName('*', [element]);

/** The line in which an element begins, from 1. */
export const lineOf = (source: string, { startIndex }: SvgElement): number =>
  source.slice(0, startIndex ?? 0).split('\n').length;

/** Whether an element has an end tag of its own, or is empty and ends itself. */
export function isClosed(source: string, { name, children, endIndex }: SvgElement): boolean {
  const end = endIndex ?? source.length;
  // What is open at the end of the file ends behind it.
  if (end >= source.length) return false;
  const lastTag = source.slice(source.lastIndexOf('<', end), end + 1);
  const isEndTag = lastTag.startsWith('</') && lastTag.endsWith('>') && lastTag.slice(2, -1).trim() === name;
  return isEndTag || (children.length === 0 && lastTag.endsWith('/>'));
}
