import type { ChoiceShape, LeafShape, Shape } from './shape.ts';

/** An entry of `NamesShape` in a form. */
export type NamedValue = { readonly name: string; readonly value: unknown };
/** All values that a form was sent with under a name. */
export type Sent = {
  readonly getAll: (name: string) => readonly string[];
  /** Number of all values. */
  readonly size: number;
};

/** Names of hidden fields: how many rows a list was shown with, and which of several shapes a value has. */
export const rowsField = (name: string) => `${name}.#`;
export const optionField = (name: string) => `${name}.~`;
/** The name of the list in the form of a file that is a list. */
export const FILE_ROWS = 'filas';
/** The name of a field inside another. */
export const inside = (name: string, part: string | number) => (name ? `${name}.${part}` : String(part));

/** The value of a file as a form shows it: names with their values become a list. */
export function toForm(shape: Shape, value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  if (shape.type === 'list') return Array.isArray(value) ? value.map((item) => toForm(shape.item, item)) : [];
  if (shape.type === 'choice') return toForm(shape.options[optionOf(shape, value)] ?? shape, value);
  if (!isRecord(value)) return value;
  if (shape.type === 'group')
    return Object.fromEntries(shape.fields.map(([name, field]) => [name, toForm(field, value[name])]));
  if (shape.type === 'names')
    return Object.entries(value).map(([name, one]): NamedValue => ({ name, value: toForm(shape.item, one) }));
  return value;
}

/** The value for a file of what a form shows. */
export function fromForm(shape: Shape, value: unknown): unknown {
  if (value === undefined) return undefined;
  if (shape.type === 'list') return (value as unknown[]).map((item) => fromForm(shape.item, item));
  if (shape.type === 'choice') return fromForm(shape.options[optionOf(shape, value)] ?? shape, value);
  if (shape.type === 'names')
    return Object.fromEntries((value as NamedValue[]).map(({ name, value: one }) => [name, fromForm(shape.item, one)]));
  if (shape.type !== 'group' || !isRecord(value)) return value;
  return Object.fromEntries(shape.fields.map(([name, field]) => [name, fromForm(field, value[name])]));
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

/** Reads what a form was sent with. Rows and optional groups that were left empty are left out. */
export function readForm(shape: Shape, name: string, sent: Sent): unknown {
  switch (shape.type) {
    case 'leaf':
      return readLeaf(shape, sent.getAll(name));
    case 'group': {
      const values = shape.fields.map(([field, part]) => [field, readForm(part, inside(name, field), sent)] as const);
      const group = Object.fromEntries(values);
      return shape.optional && isBlank(group) ? undefined : group;
    }
    case 'choice': {
      const option = shape.options[Number(sent.getAll(optionField(name))[0] ?? 0)] ?? shape.options[0];
      return option && readForm({ ...option, optional: shape.optional }, name, sent);
    }
    default:
      return readRows(shape, name, sent);
  }
}

function readRows(shape: Extract<Shape, { readonly item: Shape }>, name: string, sent: Sent): unknown {
  // Rows that were sent have values, whatever number the form names.
  const count = Math.min(Number(sent.getAll(rowsField(name))[0]) || 0, sent.size);
  const rows = Array.from({ length: count }, (_, index) => {
    const row = inside(name, index);
    if (shape.type === 'list') return readForm(shape.item, row, sent);
    return { name: sent.getAll(inside(row, 'name'))[0] ?? '', value: readForm(shape.item, inside(row, 'value'), sent) };
  }).filter((row) => !isBlank(row));
  return shape.optional && rows.length === 0 ? undefined : rows;
}

function readLeaf({ of, kind, optional }: LeafShape, given: readonly string[]): unknown {
  if (of === 'toggle') {
    // A hidden field keeps a «no» that the file says.
    if (given.includes('true')) return true;
    return optional && given.length === 0 ? undefined : false;
  }
  const typed = clean(given[0] ?? '', kind === 'text');
  if (typed.trim() === '') return optional ? undefined : '';
  if (of === 'text') return typed;
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

/** Line breaks as in files, none in a single line, and no control characters, which PostgreSQL and YAML refuse or which turn text around. */
const clean = (typed: string, hasLines: boolean) =>
  typed
    .replace(/\r\n?/g, '\n')
    .replace(/\n/g, hasLines ? '\n' : ' ')
    .replace(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '');

/** Whether a value says nothing; an unticked toggle does not count. */
function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isBlank);
  if (isRecord(value)) return Object.values(value).every(isBlank);
  return value === undefined || value === null || value === '' || value === false;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ROW_ACTION = /^(up|down|remove):(.+)\.(\d+)$/;

/** Does to a form's value what a button of a row says, such as `up:groups.0.links.1`; the same value for another text. */
export function actOnRow(value: unknown, button: string): unknown {
  const [, action, list = '', index = ''] = ROW_ACTION.exec(button) ?? [];
  const changed = structuredClone(value);
  const rows = list.split('.').reduce<unknown>(partOf, changed);
  if (!Array.isArray(rows) || Number(index) >= rows.length) return value;
  const [row] = rows.splice(Number(index), 1);
  if (action !== 'remove') rows.splice(Math.max(0, Number(index) + (action === 'up' ? -1 : 1)), 0, row);
  return changed;
}

/** A part of a value; undefined when the value has none of its own with this name. */
const partOf = (value: unknown, name: string): unknown =>
  Object.hasOwn(Object(value), name) ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
