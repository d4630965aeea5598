import {
  CST,
  isCollection,
  isMap,
  isPair,
  isScalar,
  type Node,
  Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isRecord } from '../../domain/record.ts';
import { readDocument } from '../content/parse-yaml.ts';
import { isSame, matchItems, withoutBlanks } from './merge-values.ts';

/** Values of a map by key, or of a list by index. */
type Values = Readonly<Record<string, unknown>>;
type Block = CST.BlockMap | CST.BlockSequence;

/**
 * Changes the values of a YAML text. Whatever keeps its value keeps its bytes: comments, order and quotes. Blank values
 * (`''`, null) and absent ones are the same. Throws for a text that is no YAML.
 */
export function editYaml(text: string, value: unknown): string {
  const document = readDocument(text, { keepSourceTokens: true });
  const [error] = document.errors;
  if (error) throw error;
  const given = withoutBlanks(value) ?? null;
  const isGiven = (found: unknown) => isSame(found, given);
  if (isGiven(document.toJS())) return text;
  const { contents: root } = document;
  const head = text.slice(0, root?.srcToken?.offset);
  const edited = isCollection(root) && root.items.length > 0 && rewrite(root, given, 0);
  const whole = edited && head + edited + text.slice(head.length + textOf(root?.srcToken).length);
  if (whole && isGiven(readDocument(whole, {}).toJS())) return whole;
  // Comments at the beginning stay.
  return head + (root || head.endsWith('\n') || head === '' ? '' : '\n') + stringify(given);
}

const textOf = (token: CST.Token | null | undefined) => (token ? CST.stringify(token) : '');
const join = (tokens: readonly CST.Token[] = []) => tokens.map(textOf).join('');
const read = (node: unknown): unknown => (isScalar(node) ? node.value : (node as Node | null)?.toJSON());
const isBlank = (node: unknown) => [undefined, null, ''].includes(read(node) as string);

/** Where lines of a text are broken that had several lines before. */
const WIDTH = 120;
const FLOW = { collectionStyle: 'flow', lineWidth: 0 } as const;
/** Indents all lines but the first. */
const shift = (lines: string, indent: number) => lines.replace(/\n(?=[^\n])/g, `\n${' '.repeat(indent)}`);

/** The text of a node with another value; undefined when that cannot stand in its place. `indent` is the parent's column. */
function rewrite(node: Node, value: unknown, indent: number, inFlow = false): string | undefined {
  const { srcToken: token } = node;
  if (isSame(read(node), value)) return textOf(token);
  if (isScalar(node)) return rewriteScalar(node, value, indent, inFlow);
  if (!(isMap(node) ? isRecord(value) : Array.isArray(value))) return undefined;
  if (token?.type === 'flow-collection') return rewriteFlow(node as YAMLMap | YAMLSeq, token, value as Values);
  if (token?.type === 'block-map') return rewriteMap(node as YAMLMap, token, value as Values);
  return token?.type === 'block-seq' ? rewriteSeq(node as YAMLSeq, token, value as readonly unknown[]) : undefined;
}

/** Writes another value in the place of one, in the same quotes. The comment of a block stands in its first line. */
function rewriteScalar(node: Scalar, value: unknown, indent: number, inFlow: boolean): string | undefined {
  const { type, srcToken: token } = node;
  if (!token || typeof value === 'object' || value === undefined) return undefined;
  const scalar = new Scalar(value);
  if (type && typeof value === 'string' && typeof node.value === 'string') scalar.type = type;
  const end = join('props' in token ? token.props.slice(1) : (token as CST.FlowScalar).end);
  if (inFlow) return stringify([scalar], FLOW).trim().slice(1, -1).trim() + end;
  const lineWidth = textOf(token).trimEnd().includes('\n') ? WIDTH - indent : 0;
  const lines = shift(stringify({ k: scalar }, { lineWidth }).slice('k: '.length, -1), indent);
  const [comment = ''] = /^[|>]/.test(lines) ? end.split('\n', 1) : [];
  return lines.replace(/$/m, () => comment) + end.slice(comment.length);
}

/** Gives the parts of a collection between brackets other values; those that are blank stay. */
function rewriteFlow({ items }: YAMLMap | YAMLSeq, token: CST.FlowCollection, value: Values): string {
  const names = items.map((part, index) => (isPair(part) ? String(read(part.key)) : String(index)));
  const written = token.items.map((item, index) => {
    const { [index]: part } = items;
    const [node, own] = [isPair(part) ? part.value : part, value[names[index] ?? '']];
    if (own === undefined) return isBlank(node) ? CST.stringify(item) : undefined;
    const rewritten = node ? rewrite(node as Node, own, 0, true) : undefined;
    return rewritten === undefined ? undefined : join(item.start) + textOf(item.key) + join(item.sep) + rewritten;
  });
  if (written.includes(undefined) || !Object.keys(value).every((name) => names.includes(name)))
    return stringify(value, FLOW).trim() + join(token.end.slice(1));
  return token.start.source + written.join('') + join(token.end);
}

/** Gives a map other values: a new one stands behind the one that precedes it in `value`. */
function rewriteMap(map: YAMLMap, block: CST.BlockMap, value: Values): string | undefined {
  const keys = map.items.map(({ key }) => String(read(key)));
  if (keys.every((key) => value[key] === undefined)) return undefined;
  const order = Object.keys(value).reduce(
    (all, key, at, given) => (all.includes(key) ? all : all.toSpliced(all.indexOf(given[at - 1] ?? '') + 1, 0, key)),
    keys,
  );
  const lines = order.map((key) => {
    const at = keys.indexOf(key);
    return rewriteItem(block, at, map.items[at]?.value, { [key]: value[key] });
  });
  return joinLines(block, keys.length, lines);
}

/** Gives a list other items: those that keep their value keep their bytes, wherever they go. */
function rewriteSeq({ items }: YAMLSeq, block: CST.BlockSequence, values: readonly unknown[]): string | undefined {
  if (values.length === 0) return undefined;
  const matched = matchItems(items.map(read), values);
  const lines = matched.map((at = -1, index) => rewriteItem(block, at, items[at], [values[index]]));
  return joinLines(block, items.length, lines);
}

/**
 * The lines of an item, or of a new one, with the only value of `given`. One that goes leaves the comments above it, and
 * one that says nothing stays as it is.
 */
function rewriteItem({ items, indent }: Block, at: number, node: unknown, given: object): string {
  const { start, key, sep = [], value: token } = items[at] ?? { start: [] };
  const dash = start.findLastIndex(({ type }) => type === 'seq-item-ind');
  const space = ' '.repeat(indent);
  const first = at === 0 ? space : endOf(textOf(items[at - 1]?.value), indent);
  const before = first + join(start) + textOf(key) + join(sep);
  const comments = (first + join(start.slice(0, dash < 0 ? undefined : dash))).replace(/[^\n]*$/, '');
  const [value] = Object.values(given);
  const own = (text: string) => text.slice(0, text.length - endOf(text, indent).length);
  if (value === undefined) return isBlank(node) ? before + own(textOf(token)) : comments;
  const rewritten = node ? rewrite(node as Node, value, indent) : undefined;
  if (rewritten !== undefined) return before + own(rewritten);
  const written = shift(stringify(given, { lineWidth: WIDTH }).trimEnd(), indent);
  // The lines below one that has no value stay.
  const [below = '\n'] = token ? [] : (/\n[\s\S]*$/.exec(join(dash < 0 ? sep : start.slice(dash))) ?? []);
  return comments + space + written + below;
}

/** The end of an item that belongs to what follows: comments not indented as the item is, and the next indentation. */
const endOf = (item: string, indent: number): string =>
  new RegExp(`(?<=\\n) {0,${indent}}(?:#[^\\n]*(?:\\n[ \\t]*(?:#[^\\n]*|\\r)?)*)?$`).exec(item)?.[0] ?? '';

/** The lines of a block, with the comments behind its items. The first one is indented already. */
function joinLines({ items, indent }: Block, length: number, lines: readonly string[]): string {
  const behind = endOf(textOf(items[length - 1]?.value), indent);
  const all = [...lines, behind, ...items.slice(length).map(({ start }) => join(start))].filter(Boolean);
  const isBroken = (line: string, next = '') => /\n *$/.test(line) || /^(?:\n|$)/.test(next);
  return all
    .map((line, at) => (isBroken(line, all[at + 1]) ? line : `${line}\n`))
    .join('')
    .trimStart();
}
