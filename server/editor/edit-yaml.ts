import { isDeepStrictEqual } from 'node:util';
import type { YAMLMap } from 'yaml';
import { type Document, isMap, isScalar, isSeq, type Node, type Pair, parseDocument, Scalar, stringify } from 'yaml';
import { isRecord } from '../../domain/content/form/form-value.ts';
import { withoutBlanks } from './blanks.ts';
import { editSeq } from './edit-seq.ts';
import {
  apply,
  columnOf,
  type Edit,
  type Edits,
  endOf,
  FLOW,
  lineStart,
  type Place,
  readNode,
  shift,
  WIDTH,
  writeYaml,
} from './yaml-places.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Changes the values of a YAML text. Whatever keeps its value keeps its bytes: comments, order and quotes. Blank values
 * (`''`, null) and absent ones are the same. Throws for a text that is no YAML.
 */
export function editYaml(text: string, value: unknown): string {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw error;
  const given = withoutBlanks(value) ?? null;
  if (isDeepStrictEqual(withoutBlanks(document.toJS()), given)) return text;
  const edits = editRoot(document, text, given);
  const edited = apply(text, edits);
  if (isDeepStrictEqual(withoutBlanks(parseDocument(edited).toJS()), given)) return edited;
  return beforeContents(document, text) + stringify(given);
}

function editRoot(document: Document, text: string, value: unknown): readonly Edit[] {
  const root = document.contents as Node | null;
  const edits = root ? editNode(root, value, { text, indent: 0 }) : undefined;
  if (edits) return edits;
  const start = beforeContents(document, text).length;
  return [{ start, end: text.length, text: stringify(value) }];
}

/** Comments at the beginning. */
function beforeContents({ contents }: Document, text: string): string {
  const node = contents as Node | null;
  if (node?.range) return text.slice(0, node.range[0]);
  return text.endsWith('\n') || text === '' ? text : `${text}\n`;
}

function editNode(node: Node, value: unknown, place: Place): Edits {
  if (isDeepStrictEqual(withoutBlanks(readNode(node)), value)) return [];
  if (isScalar(node)) return editScalar(node, value, place);
  if (isMap(node) && isRecord(value)) return editMap(node, value, place);
  if (isSeq(node) && Array.isArray(value)) return editSeq(node, value, place, editNode);
  return undefined;
}

function editScalar(node: Scalar, value: unknown, { text, indent, inFlow = false }: Place): Edits {
  if (!node.range || typeof value === 'object' || value === undefined) return undefined;
  const [start, end] = node.range;
  const scalar = new Scalar(value);
  if (node.type && typeof value === 'string' && typeof node.value === 'string') scalar.type = node.type;
  const written = text.slice(start, end);
  const isBlock = /^[>|]/.test(written);
  const lineWidth = written.trimEnd().includes('\n') ? WIDTH - indent : 0;
  if (inFlow) return [{ start, end, text: stringify([scalar], FLOW).trim().slice(1, -1).trim() }];
  const [, lines = ''] = /^k: ([\s\S]*?)\n*$/.exec(stringify({ k: scalar }, { lineWidth })) ?? [];
  return [{ start, end, text: shift(lines, indent) + (isBlock && written.endsWith('\n') ? '\n' : '') }];
}

function editMap(map: YAMLMap, value: Values, { text, inFlow }: Place): Edits {
  const pairs = map.items as readonly Pair<Node, Node | null>[];
  const keys = pairs.map(({ key }) => String(readNode(key)));
  const isFlow = map.flow || inFlow;
  const [first] = pairs;
  const isGiven = (_pair: unknown, index: number) => value[keys[index] ?? ''] !== undefined;
  const given = pairs.filter(isGiven);
  if (!first || given.length === 0) return undefined;
  // A line that says nothing is left as it is.
  const kept = pairs.filter((pair, index) => isGiven(pair, index) || isBlank(pair));
  const added = Object.keys(value).filter((key) => !keys.includes(key));
  if (isFlow && (added.length > 0 || kept.length < pairs.length)) return undefined;
  const indent = columnOf(text, startOf(first));
  const changed = given.map((pair) => editPair(pair, value, { text, indent, inFlow: isFlow ?? false }));
  if (changed.includes(undefined)) return undefined;
  return [
    ...changed.flatMap((edits) => edits ?? []),
    ...pairs.flatMap((pair, index) => (kept.includes(pair) ? [] : removePair(text, pair, pairs[index + 1]))),
    ...added.map((key) => addPair(key, value, { text, indent, keys, pairs, kept })),
  ];
}

const isBlank = ({ value }: Pair<Node, Node | null>) => !value || [null, ''].includes(readNode(value) as string | null);

const startOf = ({ key }: Pair<Node, Node | null>) => key.range?.[0] ?? 0;

function editPair(pair: Pair<Node, Node | null>, values: Values, place: Place): Edits {
  const { text, indent, inFlow } = place;
  const key = String(readNode(pair.key));
  const edits = pair.value && editNode(pair.value, values[key], place);
  if (edits) return edits;
  if (inFlow) return undefined;
  const flow = isSeq(pair.value) && pair.value.flow === true && Array.isArray(values[key]);
  const written =
    flow && values[key] ? `${key}: ${stringify(values[key], FLOW).trim()}` : writeYaml({ [key]: values[key] });
  const start = startOf(pair);
  const end = endOf(text, pair.value ?? pair.key);
  return [{ start, end, text: shift(written, indent) + (text[end - 1] === '\n' ? '\n' : '') }];
}

function removePair(text: string, pair: Pair<Node, Node | null>, next?: Pair<Node, Node | null>): Edit {
  const start = startOf(pair);
  const line = lineStart(text, start);
  // The first pair of a list item stands in the line of its dash.
  if (text.slice(line, start).trim() !== '') return { start, end: next ? startOf(next) : start, text: '' };
  return { start: line, end: endOf(text, pair.value ?? pair.key), text: '' };
}

type Into = Place & {
  readonly keys: readonly string[];
  readonly pairs: readonly Pair<Node, Node | null>[];
  readonly kept: readonly Pair<Node, Node | null>[];
};

/** Adds a pair behind the one that precedes it in `value`. */
function addPair(key: string, value: Values, { text, indent, keys, pairs, kept }: Into): Edit {
  const order = Object.keys(value);
  const before = order.slice(0, order.indexOf(key)).findLast((other) => keys.includes(other));
  const written = shift(writeYaml({ [key]: value[key] }), indent);
  const after = pairs[keys.indexOf(before ?? '')];
  const space = ' '.repeat(indent);
  if (after && kept.includes(after)) {
    const end = endOf(text, after.value ?? after.key);
    return { start: end, end, text: `${text[end - 1] === '\n' ? '' : '\n'}${space}${written}\n` };
  }
  const start = startOf(kept[0] ?? (pairs[0] as Pair<Node, Node | null>));
  return { start, end: start, text: `${written}\n${space}` };
}
