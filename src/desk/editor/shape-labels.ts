import { fillKnown } from '../../../domain/content/fill.ts';
import type { Shape } from '../../../domain/content/form/shape.ts';
import { editorWords } from '../../../domain/desk/editor/words.ts';

const words = editorWords.form;

/** What a shape is called: by its label, or by those of its fields. */
export function labelOf(shape: Shape): string {
  if (shape.label || shape.type !== 'group') return shape.label ?? words.unnamed;
  return shape.fields.map(([, field]) => field.label).join(' + ');
}

const isLine = (shape: Shape) => shape.type === 'leaf' && (shape.kind ?? 'line') === 'line';

/** What a row is called: by its name or title, or else by its first words. */
export function rowLabel(item: Shape, row: unknown): string {
  const fields = item.type === 'group' ? item.fields.filter(([, field]) => isLine(field)) : [];
  const values = (row ?? {}) as Readonly<Record<string, unknown>>;
  const said = [isLine(item) && row, ...['name', 'title', ...fields.map(([name]) => name)].map((name) => values[name])];
  return said.find((one): one is string => typeof one === 'string' && one.trim() !== '') ?? labelOf(item);
}

/** What adds a row to a list. */
export const addLabel = (list: Shape, item: Shape): string =>
  item.label || !list.label ? words.new(labelOf(item)) : words.newIn(list.label);

/** A text with the facts that it names; undefined for one that names none. */
export function showFacts(value: unknown, facts: ReadonlyMap<string, string>): string | undefined {
  const shown = typeof value === 'string' ? fillKnown(value, facts) : value;
  return typeof shown === 'string' && shown !== value ? shown : undefined;
}
