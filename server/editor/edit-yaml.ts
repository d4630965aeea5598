import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, type Node, parseDocument, stringify, type YAMLMap, type YAMLSeq } from 'yaml';
import { isRecord } from '../../domain/content/form/form-value.ts';
import { withoutBlanks } from './merge-values.ts';
import type { Entry, Place } from './yaml-places.ts';
import * as places from './yaml-places.ts';

type Values = Readonly<Record<string, unknown>>;
/** The text of a node with another value; undefined when the node has to be serialized again. */
type Rewritten = string | undefined;

/**
 * Changes the values of a YAML text. Whatever keeps its value keeps its bytes: comments, order and quotes. Blank values
 * (`''`, null) and absent ones are the same. Throws for a text that is no YAML.
 */
export function editYaml(text: string, value: unknown): string {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw error;
  const given = withoutBlanks(value) ?? null;
  const isGiven = (read: unknown) => isDeepStrictEqual(withoutBlanks(read), given);
  if (isGiven(document.toJS())) return text;
  const root = document.contents as Node | null;
  const edited = root && rewriteIn([0, text.length], root, given, { text, indent: 0 });
  if (edited && isGiven(parseDocument(edited).toJS())) return edited;
  // Comments at the beginning stay.
  const head = text.slice(0, root?.range?.[0]);
  return head + (root || head.endsWith('\n') || head === '' ? '' : '\n') + stringify(given);
}

/** A piece of the text with another value of the node in it. */
function rewriteIn([from, to]: readonly [number, number], node: Node, value: unknown, place: Place): Rewritten {
  const { text } = place;
  const [start, end] = places.spanOf(text, node);
  if (isDeepStrictEqual(withoutBlanks(places.readNode(node)), value)) return text.slice(from, to);
  const rewritten = rewrite(node, value, place);
  return rewritten === undefined ? undefined : text.slice(from, start) + rewritten + text.slice(end, to);
}

function rewrite(node: Node, value: unknown, place: Place): Rewritten {
  if (isScalar(node)) return places.writeScalar(node, value, place);
  const isMapped = isMap(node) && isRecord(value);
  if (!isMapped && !(isSeq(node) && Array.isArray(value))) return undefined;
  if (node.flow) return rewriteFlow(node, value as Values, place);
  return isMapped ? rewriteMap(node, value, place) : rewriteSeq(node as YAMLSeq, value as readonly unknown[], place);
}

/** Gives the parts of a collection between brackets other values; those that are blank stay. */
function rewriteFlow(node: YAMLMap | YAMLSeq, value: Values, place: Place): Rewritten {
  const parts = node.items.map((item, index) =>
    isMap(node) ? ([keyOf(item as Entry), (item as Entry).value] as const) : ([String(index), item as Node] as const),
  );
  const names = parts.map(([name]) => name);
  if (!Object.keys(value).every((name) => names.includes(name))) return undefined;
  let [at, end] = places.spanOf(place.text, node);
  let written = '';
  for (const [name, part] of parts) {
    if (value[name] === undefined && isBlank(part)) continue;
    const until = part ? places.spanOf(place.text, part)[1] : at;
    const piece = part ? rewriteIn([at, until], part, value[name], { ...place, inFlow: true }) : undefined;
    if (piece === undefined) return undefined;
    written += piece;
    at = until;
  }
  return written + place.text.slice(at, end);
}

const isBlank = (node: Node | null) => !node || [null, ''].includes(places.readNode(node) as string | null);
const keyOf = ({ key }: Entry) => String(places.readNode(key));
const startOf = ({ key }: Entry) => key.range?.[0] ?? 0;

/** Gives a map other values: a new one stands behind the one that precedes it in `value`. */
function rewriteMap(map: YAMLMap, value: Values, { text }: Place): Rewritten {
  const entries = map.items as Entry[];
  const [first] = entries;
  const keys = entries.map(keyOf);
  if (!first || keys.every((key) => value[key] === undefined)) return undefined;
  const indent = places.columnOf(text, startOf(first));
  const space = ' '.repeat(indent);
  const names = Object.keys(value);
  const addedAfter = (key: string | undefined) =>
    names
      .filter((name, at) => !keys.includes(name) && names.slice(0, at).findLast((one) => keys.includes(one)) === key)
      .map((name) => `${space}${places.writeYaml({ [name]: value[name] }, indent)}\n`);
  const lines = entries.flatMap((entry, index) => {
    const key = keyOf(entry);
    const next = entries[index + 1];
    const end = places.endOf(text, entry.value ?? entry.key);
    const below = next ? text.slice(end, places.lineStart(text, startOf(next))) : '';
    const own = rewriteEntry(entry, value[key], { text, indent });
    return [own && space + own, ...addedAfter(key), below];
  });
  const shown = [...addedAfter(undefined), ...lines].filter((line) => line !== '');
  const broken = shown.map((line, index) => (line.endsWith('\n') || index === shown.length - 1 ? line : `${line}\n`));
  return broken.join('').trimStart();
}

/** The lines of a value of a map; empty when it goes. A line that says nothing is left as it is. */
function rewriteEntry(entry: Entry, value: unknown, place: Place): string {
  const { text, indent } = place;
  const span = [startOf(entry), places.endOf(text, entry.value ?? entry.key)] as const;
  if (value === undefined) return isBlank(entry.value) ? text.slice(...span) : '';
  const rewritten = entry.value && rewriteIn(span, entry.value, value, place);
  if (rewritten) return rewritten;
  const key = keyOf(entry);
  const isFlow = isSeq(entry.value) && entry.value.flow && Array.isArray(value);
  const written = isFlow
    ? `${key}: ${stringify(value, places.FLOW).trim()}`
    : places.writeYaml({ [key]: value }, indent);
  return written + (text[span[1] - 1] === '\n' ? '\n' : '');
}

/** Gives a list other items: those that keep their value keep their bytes, wherever they go. */
function rewriteSeq(seq: YAMLSeq, values: readonly unknown[], { text }: Place): Rewritten {
  const items = seq.items as readonly Node[];
  const dashes = items.map((item) => places.dashOf(text, item));
  const [first] = dashes;
  if (first === undefined || values.length === 0 || dashes.includes(undefined)) return undefined;
  const lines = dashes.map((dash) => places.lineStart(text, dash ?? 0));
  const starts = lines.map((line, index) => places.withComments(text, line, index === 0));
  const ends = [...starts.slice(1), places.endOf(text, seq)];
  const indent = places.columnOf(text, first);
  const matched = matchItems(items.map(places.readNode), values);
  const chunks = values.map((value, index) => {
    const at = matched[index] ?? -1;
    const item = items[at];
    const chunk = item && rewriteIn([starts[at] ?? 0, ends[at] ?? 0], item, value, { text, indent });
    const written = chunk ?? `${' '.repeat(indent)}${places.writeYaml([value], indent)}`;
    return written.endsWith('\n') ? written : `${written}\n`;
  });
  // A comment above the first item may stand before its dash.
  return chunks.join('').trimStart();
}

/** For each value the index of the item that it replaces: one that is equal, or else one that has no equal. */
function matchItems(items: readonly unknown[], values: readonly unknown[]): readonly (number | undefined)[] {
  const free = new Set(items.keys());
  const found = values.map((value) => {
    const equal = [...free].find((index) => isDeepStrictEqual(withoutBlanks(items[index]), value));
    if (equal !== undefined) free.delete(equal);
    return equal;
  });
  return found.map((equal, index) => {
    if (equal !== undefined) return equal;
    const other = free.has(index) ? index : [...free][0];
    if (other !== undefined) free.delete(other);
    return other;
  });
}
