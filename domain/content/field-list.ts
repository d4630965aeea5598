import { z } from 'zod';
import { memoize } from '../memoize.ts';
import type { FieldMeta } from './fields.ts';

/** A field of a file, as its schema describes it. */
export type Field = FieldMeta & {
  /** Names joined by dots; `[]` stands for any item of a list, `*` for any name: `groups[].links[].href`. */
  readonly path: string;
  readonly optional: boolean;
  /** Characters of a text, items of a list, or a number. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly choices?: readonly string[] | undefined;
};

/** A field without what its schema should say; `label` and `kind` are undefined for those that say nothing. */
type Described = Omit<Field, 'label' | 'kind'> & Partial<FieldMeta>;
export type JsonSchema = z.core.JSONSchema.BaseSchema & Partial<FieldMeta>;

/** All fields of a schema, at any depth, in the order of the file. Items of lists are fields too, unless they are groups. */
export const listFields = memoize((schema: z.ZodType): readonly Described[] => {
  const found = fieldsIn(z.toJSONSchema(schema, { unrepresentable: 'any' }) as JsonSchema, '');
  return [...new Map(found.map((field) => [field.path, field])).values()];
});

/** The names of a field's path, and `[]` of any item. */
const PARTS = /\[\]|[^.[\]]+/g;

/** What the owner calls a field; undefined for a path that the schema does not know. */
export function labelAt(schema: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  const wanted = path.map((part) => (typeof part === 'number' ? '[]' : String(part)));
  const isWanted = (parts: readonly string[]) =>
    parts.length === wanted.length && parts.every((part, index) => part === '*' || part === wanted[index]);
  return listFields(schema).find((field) => isWanted(field.path.match(PARTS) ?? []))?.label;
}

function fieldsIn(schema: JsonSchema, path: string): readonly Described[] {
  const { properties = {}, required = [], items, additionalProperties: others, anyOf = [] } = schema;
  const inside = (part: JsonSchema, name: string, optional: boolean) => {
    const place = path && name !== '[]' ? `${path}.${name}` : path + name;
    return [describe(part, place, optional), ...fieldsIn(part, place)];
  };
  const itemsIn = (item: JsonSchema) => (isGroup(item) ? fieldsIn(item, `${path}[]`) : inside(item, '[]', false));
  return [
    ...Object.entries(properties).flatMap(([name, part]) => {
      const field = part as JsonSchema;
      return inside(field, name, !required.includes(name) || 'default' in field);
    }),
    ...(isSchema(items) ? itemsIn(items) : []),
    ...(isSchema(others) ? inside(others, '*', false) : []),
    ...(anyOf as JsonSchema[]).flatMap((option) => fieldsIn(option, path)),
  ];
}

function describe(schema: JsonSchema, path: string, optional: boolean): Described {
  const { label, help, kind, values } = schema;
  const max = schema.maxLength ?? schema.maxItems ?? schema.maximum;
  return {
    path,
    optional,
    label,
    help,
    kind,
    values,
    min: schema.minLength ?? schema.minItems ?? schema.minimum,
    max: max === Number.MAX_SAFE_INTEGER ? undefined : max,
    choices: (schema.enum ?? (schema.const === undefined ? undefined : [schema.const]))?.map(String),
  } as Described;
}

export const isSchema = (part: unknown): part is JsonSchema => typeof part === 'object' && part !== null;
const isGroup = ({ type, anyOf }: JsonSchema) => type === 'object' || anyOf !== undefined;
