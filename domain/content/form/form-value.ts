import { type Fields, isRecord } from '../../record.ts';
import type { ChoiceShape, LeafShape, RowsShape, Shape } from './shape.ts';

/** A row of a form: an item of a list by its index, or a value by the name that the agency chose. */
export type Row = { readonly name: string; readonly value: unknown };

/** Names of hidden fields: how many rows a list was shown with, and which of several shapes a value has. */
export const rowsField = (name: string) => `${name}.#`;
export const optionField = (name: string) => `${name}.~`;
/** The name of the list in the form of a file that is a list. */
export const FILE_ROWS = 'filas';
/** The name of a field inside another. */
export const inside = (name: string, part: string | number) => (name ? `${name}.${part}` : String(part));

/** The rows in which a form shows a value. */
export function rowsOf({ type }: RowsShape, value: unknown): readonly Row[] {
  const hasRows = type === 'list' ? Array.isArray(value) : isRecord(value);
  return hasRows ? Object.entries(value as object).map(([name, one]) => ({ name, value: one })) : [];
}

/** Which of several shapes a value has. */
export function optionOf({ options }: ChoiceShape, value: unknown): number {
  const fits = (shape: Shape) => {
    if (shape.type === 'leaf') return typeof value === (shape.of === 'toggle' ? 'boolean' : 'string');
    if (shape.type !== 'group' || !isRecord(value)) return false;
    return Object.keys(value).every((name) => shape.fields.some(([field]) => field === name));
  };
  return Math.max(0, options.findIndex(fits));
}

/**
 * Reads what a form was sent with, and does to its rows what the button of one says, such as `up:groups.0.links.1`. Rows
 * and optional groups that were left empty are left out.
 */
export function readForm(shape: Shape, name: string, sent: URLSearchParams, button = ''): unknown {
  switch (shape.type) {
    case 'leaf':
      return readLeaf(shape, sent.getAll(name));
    case 'group': {
      const values = shape.fields.map(([field, part]) => [field, readForm(part, inside(name, field), sent, button)]);
      const group: unknown = Object.fromEntries(values);
      return shape.optional && isBlank(shape, group) ? undefined : group;
    }
    case 'choice': {
      const option = shape.options[Number(sent.get(optionField(name)))] ?? shape.options[0];
      return option && readForm({ ...option, optional: shape.optional }, name, sent, button);
    }
    default:
      return readRows(shape, name, sent, button);
  }
}

function readRows(shape: RowsShape, list: string, sent: URLSearchParams, button: string): unknown {
  const isList = shape.type === 'list';
  // Rows that were sent have values, whatever number the form names.
  const count = Math.min(Number(sent.get(rowsField(list))) || 0, sent.size);
  const shown = Array.from({ length: count }, (_, index): Row => {
    const row = inside(list, index);
    const value = readForm(shape.item, isList ? row : inside(row, 'value'), sent, button);
    return { name: cleanTyped(sent.get(inside(row, 'name')) ?? '', false).trim(), value };
  });
  const filled = shown.filter(({ name, value }) => name || !isBlank(shape.item, value));
  const [, action, acted, index] = ROW_ACTION.exec(button) ?? [];
  const rows = acted === list ? actOnRow(filled, shown[Number(index)], action) : filled;
  if (shape.optional && rows.length === 0) return undefined;
  return isList ? rows.map(({ value }) => value) : valuesByName(rows);
}

/** Makes names of rows without one differ, and looks empty in the form. */
const NO_BREAK_SPACE = '\u00A0';

/** The values of rows by name. A name that another row has gets the ending `-2`, `-3` and so on, so that both stay. */
function valuesByName(rows: readonly Row[]): Fields {
  const values = new Map<string, unknown>();
  for (const { name, value } of rows) {
    let free = name;
    for (let number = 2; values.has(free); number += 1) free = name ? `${name}-${number}` : free + NO_BREAK_SPACE;
    values.set(free, value);
  }
  return Object.fromEntries(values);
}

const ROW_ACTION = /^(up|down|remove):(.+)\.(\d+)$/;

/** Moves or removes a row, unless it was left empty and is none of the rows. */
function actOnRow(rows: readonly Row[], row: Row | undefined, action = ''): readonly Row[] {
  if (!row || !rows.includes(row)) return rows;
  const at = rows.indexOf(row);
  const others = rows.toSpliced(at, 1);
  return action === 'remove' ? others : others.toSpliced(Math.max(0, at + (action === 'up' ? -1 : 1)), 0, row);
}

function readLeaf({ of, kind, optional }: LeafShape, given: readonly string[]): unknown {
  if (of === 'toggle') {
    // A hidden field keeps a «no» that the file says.
    if (given.includes('true')) return true;
    return optional && given.length === 0 ? undefined : false;
  }
  const typed = cleanTyped(given[0] ?? '', kind === 'text');
  if (typed.trim() === '') return optional ? undefined : '';
  // Words may begin or end with a space; an address or a date that was pasted with one is meant without it.
  if (of === 'text') return kind === 'line' || kind === 'text' ? typed : typed.trim();
  const number = readNumber(typed.trim().replace(/^\$\s*/, ''), kind === 'money');
  return Number.isFinite(number) ? number : typed;
}

/** An amount in groups of three digits: «1,250», «1.250,50». */
const GROUPED = /^[1-9]\d{0,2}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/;

/** A number with a point or a comma before its decimals. Money has no third one: «1.250» and «1,250» are thousands. */
function readNumber(typed: string, isMoney: boolean): number {
  const digits = isMoney && GROUPED.test(typed) ? typed.replace(/[.,](?=\d{3})/g, '') : typed;
  return Number(digits.replace(/,(?=\d{1,2}$)/, '.'));
}

/**
 * Line breaks as in files, none in a single line; no control characters, which PostgreSQL and YAML refuse or which turn text
 * around; and none of what a word processor leaves unseen: hyphens that only show at a line's end, spaces without width, bullets
 * of its own font with the space around them.
 */
export const cleanTyped = (typed: string, hasLines: boolean) =>
  typed
    .replace(/\r\n?/g, '\n')
    .replace(/\n/g, hasLines ? '\n' : ' ')
    .replace(/^[\t ]*\p{Co}[\t ]*|\p{Co}|[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\u00AD\u200B\uFEFF]/gmu, '');

/** Whether a value says nothing; an unticked toggle does not count, a name without a value does. */
function isBlank(shape: Shape | undefined, value: unknown): boolean {
  if (shape?.type === 'choice') return isBlank(shape.options[optionOf(shape, value)], value);
  if (shape?.type === 'list' && Array.isArray(value)) return value.every((item) => isBlank(shape.item, item));
  if (shape?.type === 'names' && isRecord(value)) return Object.keys(value).length === 0;
  if (shape?.type === 'group' && isRecord(value))
    return shape.fields.every(([name, part]) => isBlank(part, value[name]));
  return value === undefined || value === null || value === '' || value === false;
}
