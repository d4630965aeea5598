import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/** Where a node stands: its text, the column of its parent, and whether it is between brackets. */
export type Place = { readonly text: string; readonly indent: number; readonly inFlow?: boolean };
export type Entry = Pair<Node, Node | null>;

/** Where lines of a text are broken that had several lines before. */
const WIDTH = 120;
export const FLOW = { collectionStyle: 'flow', lineWidth: 0 } as const;

export const readNode = (node: Node): unknown => (isScalar(node) ? node.value : node.toJSON());

/** Indents all lines but the first. */
const shift = (lines: string, indent: number): string => lines.replace(/\n(?=[^\n])/g, `\n${' '.repeat(indent)}`);
export const writeYaml = (value: unknown, indent: number): string =>
  shift(stringify(value, { lineWidth: WIDTH }).trimEnd(), indent);

/** Writes another value in the place of one, in the same quotes; undefined for one that stands in no place. */
export function writeScalar(node: Scalar, value: unknown, { text, indent, inFlow = false }: Place): string | undefined {
  const written = text.slice(...spanOf(text, node));
  if (written === '' || typeof value === 'object' || value === undefined) return undefined;
  const scalar = new Scalar(value);
  if (node.type && typeof value === 'string' && typeof node.value === 'string') scalar.type = node.type;
  if (inFlow) return stringify([scalar], FLOW).trim().slice(1, -1).trim();
  const lineWidth = written.trimEnd().includes('\n') ? WIDTH - indent : 0;
  const [, lines = ''] = /^k: ([\s\S]*?)\n*$/.exec(stringify({ k: scalar }, { lineWidth })) ?? [];
  return shift(lines, indent) + (/^[>|][\s\S]*\n$/.test(written) ? '\n' : '');
}

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

const isBlock = (node: Node): node is YAMLMap<Node, Node | null> | YAMLSeq<Node> =>
  (isMap(node) || isSeq(node)) && !node.flow && node.items.length > 0;

/** Where a node begins and ends; one of several lines ends after its last line break. */
export const spanOf = (text: string, node: Node): [number, number] => [
  node.range?.[0] ?? 0,
  isBlock(node) ? endOf(text, node) : (node.range?.[1] ?? 0),
];

/** End of the last line of a node, after its line break. */
export function endOf(text: string, node: Node): number {
  const last = isBlock(node) ? node.items.at(-1) : undefined;
  if (last) return endOf(text, isPair(last) ? (last.value ?? last.key) : last);
  const end = node.range?.[1] ?? 0;
  if (text[end - 1] === '\n') return end;
  const line = text.indexOf('\n', end);
  return line < 0 ? text.length : line + 1;
}
