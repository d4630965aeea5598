import { diffArrays, diffWordsWithSpace } from 'diff';
import { inside, optionOf } from '../../domain/content/form/form-value.ts';
import type { LeafShape, Shape } from '../../domain/content/form/shape.ts';
import type { FieldChange, Piece } from '../../domain/desk/editor/views.ts';
import { editorWords as words } from '../../domain/desk/editor/words.ts';
import { fileShape, readFile } from './file-text.ts';

/** A value with what the owner calls it. */
type Said = { readonly label: string; readonly text: string; readonly field: string };

/** So many additions and removals are looked for: the time that this takes grows with their square. */
const MOST_EDITS = 1_000;

/** What a change of a file changes, value by value, with the words that go and those that come. */
export function changesOf(path: string, before: string | null, after: string | null): readonly FieldChange[] {
  const [was, is] = [[...sayAll(path, before)], [...sayAll(path, after)]];
  const parts = diffArrays(was, is, { comparator: isSame, maxEditLength: MOST_EDITS });
  if (!parts) return pair(was, is).filter(({ pieces }) => pieces.some(({ kind }) => kind !== 'same'));
  return parts.flatMap(({ added, removed, value }, index) => {
    const last = parts[index - 1];
    const next = parts[index + 1];
    if (added) return pair(last?.removed ? last.value : [], value);
    return removed && !next?.added ? pair(value, []) : [];
  });
}

const isSame = (one: Said, other: Said) => one.label === other.label && one.text === other.text;

/** Values that go beside those that come with the same label, in order. */
function pair(gone: readonly Said[], come: readonly Said[]): readonly FieldChange[] {
  const left = [...gone];
  const changed = come.map(({ label, text }) => {
    const index = left.findIndex((one) => one.label === label);
    const [before] = index < 0 ? [] : left.splice(index, 1);
    return { label, pieces: compareWords(before?.text ?? '', text) };
  });
  return [...changed, ...left.map(({ label, text }) => ({ label, pieces: compareWords(text, '') }))];
}

/** A number, an amount, a time, a telephone number. */
const NUMBER = /^[\d\s.,:$+-]+$/;

/** Words that go and come; of a number, or of two texts that have less than half in common, the whole. */
export function compareWords(before: string, after: string): readonly Piece[] {
  const found = diffWordsWithSpace(before, after, { maxEditLength: MOST_EDITS });
  const pieces = (found ?? []).map(({ value: text, added, removed }): Piece => {
    if (added) return { text, kind: 'added' };
    return { text, kind: removed ? 'removed' : 'same' };
  });
  const same = pieces.filter(({ kind }) => kind === 'same').map(({ text }) => text);
  const isOther = sizeOf(same.join('')) < Math.min(sizeOf(before), sizeOf(after)) / 2;
  if (found && !isOther && !(NUMBER.test(before) && NUMBER.test(after) && before !== after)) return pieces;
  const whole: readonly Piece[] = [
    { text: before, kind: 'removed' },
    { text: after, kind: 'added' },
  ];
  return whole.filter(({ text }) => text !== '');
}

/** Characters of a text without its spaces. */
const sizeOf = (text: string) => text.replace(/\s/g, '').length;

/** Every value of a file, in its order. */
export function* sayAll(path: string, text: string | null): Generator<Said> {
  const shape = fileShape(path);
  const { value, body = '' } = readFile(path, text);
  if (shape) yield* say(shape, value, '', '');
  for (const paragraph of body.split(/\n{2,}/)) {
    if (paragraph.trim()) yield { label: words.body, text: paragraph.trim(), field: '' };
  }
}

function* say(shape: Shape, value: unknown, above: string, field: string): Generator<Said> {
  const label = [above, above.endsWith(shape.label ?? '') ? '' : shape.label].filter(Boolean).join(' › ');
  if (value === undefined || value === null || value === '') return;
  if (shape.type === 'leaf') {
    yield { label, text: sayLeaf(shape, value), field };
    return;
  }
  for (const { part, value: item, key, name } of partsOf(shape, value))
    yield* say(part, item, name ? `${label} › ${name}` : label, key === undefined ? field : inside(field, key));
}

function sayLeaf({ of, choices }: LeafShape, value: unknown): string {
  if (of === 'toggle') return words.toggle(value === true);
  const text = String(value);
  return choices?.[text] ?? text;
}

/** A part of a value: its key in it, and its name if the agency chose it. */
type Part = { readonly part: Shape; readonly value: unknown; readonly key?: string | number; readonly name?: string };

function partsOf(shape: Exclude<Shape, { readonly type: 'leaf' }>, value: unknown): readonly Part[] {
  if (shape.type === 'choice') {
    const option = shape.options[optionOf(shape, value)];
    return option ? [{ part: option, value }] : [];
  }
  if (shape.type === 'list')
    return Array.isArray(value) ? value.map((item, key) => ({ part: shape.item, value: item, key })) : [];
  const values = value as Readonly<Record<string, unknown>>;
  if (shape.type === 'group') return shape.fields.map(([key, part]) => ({ part, value: values[key], key }));
  return Object.entries(values).map(([name, item]) => ({ part: shape.item, value: item, key: name, name }));
}
