import { isMap, isScalar, isSeq, type Node, type Pair, stringify } from 'yaml';

/** A piece of a text to be replaced. */
export type Edit = { readonly start: number; readonly end: number; readonly text: string };
/** The edits that give a node another value; undefined when the whole node must be rewritten. */
export type Edits = readonly Edit[] | undefined;
/** Where a node stands: its text, the column of its parent, and whether it is between brackets. */
export type Place = { readonly text: string; readonly indent: number; readonly inFlow?: boolean };

/** Where lines of a text are broken that had several lines before. */
export const WIDTH = 120;
export const FLOW = { collectionStyle: 'flow', lineWidth: 0 } as const;

export const readNode = (node: Node): unknown => (isScalar(node) ? node.value : node.toJSON());
export const writeYaml = (value: unknown): string => stringify(value, { lineWidth: WIDTH }).trimEnd();
/** Indents all lines but the first. */
export const shift = (lines: string, indent: number): string =>
  lines.replace(/\n(?=[^\n])/g, `\n${' '.repeat(indent)}`);

/** Offset of the dash before an item; undefined if none is there, or if another one stands in its line. */
export function dashOf(text: string, { range }: Node): number | undefined {
  const before = text.slice(0, range?.[0]);
  const dash = before.trimEnd().length - 1;
  if (before[dash] !== '-' || text.slice(lineStart(text, dash), dash).trim() !== '') return undefined;
  return dash;
}

/** Comments right above an item belong to it; above the first one they may belong to the list. */
export function withComments(text: string, line: number, isFirst: boolean): number {
  if (isFirst || line === 0) return line;
  const above = lineStart(text, line - 1);
  return /^[ \t]*#/.test(text.slice(above, line)) ? withComments(text, above, false) : line;
}

export const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;
export const columnOf = (text: string, offset: number) => offset - lineStart(text, offset);

/** End of the last line of a node, after its line break. */
export function endOf(text: string, node: Node): number {
  if (isMap(node) && !node.flow) {
    const last = node.items.at(-1) as Pair<Node, Node | null> | undefined;
    if (last) return endOf(text, last.value ?? last.key);
  }
  if (isSeq(node) && !node.flow && node.items.length > 0) return endOf(text, node.items.at(-1) as Node);
  const end = node.range?.[1] ?? 0;
  if (text[end - 1] === '\n') return end;
  const line = text.indexOf('\n', end);
  return line < 0 ? text.length : line + 1;
}

export function applyWithin(text: string, edits: readonly Edit[], start: number, end: number): string {
  const inside = edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
  return apply(text.slice(start, end), inside);
}

export function apply(text: string, edits: readonly Edit[]): string {
  const ordered = edits.toSorted((one, other) => other.start - one.start);
  return ordered.reduce(
    (result, { start, end, text: piece }) => result.slice(0, start) + piece + result.slice(end),
    text,
  );
}
