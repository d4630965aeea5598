import { isDeepStrictEqual } from 'node:util';
import type { Node, YAMLSeq } from 'yaml';
import { withoutBlanks } from './blanks.ts';
import {
  applyWithin,
  columnOf,
  dashOf,
  type Edits,
  endOf,
  lineStart,
  type Place,
  readNode,
  shift,
  withComments,
  writeYaml,
} from './yaml-places.ts';

/** Gives a list other items: those that keep their value keep their bytes, wherever they go. */
export function editSeq(
  seq: YAMLSeq,
  values: readonly unknown[],
  place: Place,
  editNode: (node: Node, value: unknown, place: Place) => Edits,
): Edits {
  const { text } = place;
  const items = seq.items as readonly Node[];
  if (seq.flow || place.inFlow) {
    if (items.length !== values.length) return undefined;
    const edits = items.map((item, index) => editNode(item, values[index], { ...place, inFlow: true }));
    return edits.includes(undefined) ? undefined : edits.flatMap((one) => one ?? []);
  }
  if (items.length === 0 || values.length === 0) return undefined;
  const dashes = items.map((item) => dashOf(text, item));
  if (dashes.includes(undefined)) return undefined;
  const starts = dashes.map((dash, index) => withComments(text, lineStart(text, dash ?? 0), index === 0));
  const last = endOf(text, items.at(-1) as Node);
  const indent = columnOf(text, dashes[0] ?? 0);
  const matched = matchItems(items.map(readNode), values);
  const written = values.map((value, index) => {
    const from = matched[index];
    const item = from === undefined ? undefined : items[from];
    const edits = item && editNode(item, value, { text, indent });
    if (!edits || from === undefined) return `${' '.repeat(indent)}${shift(writeYaml([value]), indent)}\n`;
    const [start = 0, end = last] = [starts[from], starts[from + 1]];
    const chunk = applyWithin(text, edits, start, end);
    return chunk.endsWith('\n') ? chunk : `${chunk}\n`;
  });
  return [{ start: starts[0] ?? 0, end: last, text: written.join('') }];
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
