import { z } from 'zod';
import { memoize } from '../../memoize.ts';
import type { FieldMeta } from '../fields.ts';

type Said = Partial<FieldMeta> & {
  readonly optional: boolean;
  /** Characters of a text, items of a list, or a number. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
};

/** One value: a text, a number, or yes and no. */
export type LeafShape = Said & {
  readonly type: 'leaf';
  readonly of: 'text' | 'number' | 'toggle';
};
export type GroupShape = Said & { readonly type: 'group'; readonly fields: readonly (readonly [string, Shape])[] };
export type ListShape = Said & { readonly type: 'list'; readonly item: Shape };
/** Values by names that the agency chooses. A form shows them as a list of names and values. */
export type NamesShape = Said & { readonly type: 'names'; readonly item: Shape };
export type RowsShape = ListShape | NamesShape;
/** One of several shapes, which its value tells. */
export type ChoiceShape = Said & { readonly type: 'choice'; readonly options: readonly Shape[] };

/** What a form shows for a part of a file, as its schema describes it. */
export type Shape = LeafShape | GroupShape | ListShape | NamesShape | ChoiceShape;

type JsonSchema = z.core.JSONSchema.BaseSchema & Partial<FieldMeta>;

/** The shape of what a schema accepts. */
export const shapeOf = memoize(
  (schema: z.ZodType): Shape =>
    read(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema, false),
);

function read(schema: JsonSchema, optional: boolean): Shape {
  const { anyOf, properties, required = [], items, additionalProperties: others } = schema;
  const said = { ...readSaid(schema), optional };
  if (anyOf) {
    const options = (anyOf as JsonSchema[]).filter(({ type }) => type !== 'null');
    const [only] = options;
    if (options.length === 1 && only) return { ...read(only, true), ...said, optional: true };
    return { ...said, type: 'choice', options: options.map((option) => read(option, false)) };
  }
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, field]) => [name, read(field as JsonSchema, !required.includes(name))] as const,
    );
    return { ...said, type: 'group', fields };
  }
  if (isSchema(items)) return { ...said, type: 'list', item: read(items, false) };
  if (isSchema(others)) return { ...said, type: 'names', item: read(others, false) };
  return { ...said, type: 'leaf', of: KINDS_OF_VALUE[String(schema.type)] ?? 'text' };
}

const isSchema = (part: unknown): part is JsonSchema => typeof part === 'object' && part !== null;

/** What a schema says of a value of any type; nothing of what it does not say. */
function readSaid(schema: JsonSchema): Partial<Said> {
  const { label, help, kind, choices } = schema;
  const min = schema.minLength ?? schema.minItems ?? schema.minimum;
  const max = schema.maxLength ?? schema.maxItems ?? schema.maximum;
  const said = { label, help, kind, choices, min, max: max === Number.MAX_SAFE_INTEGER ? undefined : max };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

const KINDS_OF_VALUE: Readonly<Record<string, LeafShape['of']>> = {
  boolean: 'toggle',
  number: 'number',
  integer: 'number',
};

/** Number of values in a shape, items of lists counted once. */
export function sizeOf(shape: Shape): number {
  if (shape.type === 'leaf') return 1;
  if (shape.type === 'group') return shape.fields.reduce((sum, [, field]) => sum + sizeOf(field), 0);
  if (shape.type === 'choice') return shape.options.reduce((sum, option) => sum + sizeOf(option), 0);
  return sizeOf(shape.item);
}

/** What comes after all fields of a form. */
const LAST = 9_999;

/** A text by which the fields of a shape, given by the names of their path, sort as its form shows them; others come last. */
export function formOrder(shape: Shape | undefined, path: readonly string[]): string {
  const [part, ...rest] = path;
  if (part === undefined || !shape || shape.type === 'leaf') return '';
  const hasPart = (one: Shape) => one.type === 'group' && one.fields.some(([name]) => name === part);
  if (shape.type === 'choice') return formOrder(shape.options.find(hasPart), path);
  const found = shape.type === 'group' ? shape.fields.findIndex(([name]) => name === part) : Number(part);
  const inner = shape.type === 'group' ? shape.fields[found]?.[1] : shape.item;
  return String(found >= 0 ? found : LAST).padStart(4, '0') + formOrder(inner, rest);
}
