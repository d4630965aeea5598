import type { z } from 'zod';
import { memoize } from '../memoize.ts';
import { type Shape, shapeOf } from './form/shape.ts';

/** A field of a file, as its schema describes it. */
export type Field = Pick<Shape, 'label' | 'help' | 'kind' | 'choices' | 'min' | 'max' | 'optional'> & {
  /** Names joined by dots; `[]` stands for any item of a list, `*` for any name: `groups[].links[].href`. */
  readonly path: string;
};

/** All fields of a schema, at any depth, in the order of the file. Items of lists are fields too, unless they are groups. */
export const listFields = memoize((schema: z.ZodType): readonly Field[] => {
  const found = fieldsIn(shapeOf(schema), '');
  return [...new Map(found.map((field) => [field.path, field])).values()];
});

/** The names of a field's path, and `[]` of any item. */
const PARTS = /\[\]|[^.[\]]+/g;

/**
 * What the owner calls a field, or the group and the name of one that only has a name; undefined for a path that the schema
 * does not know.
 */
export function labelAt(schema: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  const wanted = path.map((part) => (typeof part === 'number' ? '[]' : String(part)));
  const isWanted = (parts: readonly string[]) =>
    parts.length === wanted.length && parts.every((part, index) => part === '*' || part === wanted[index]);
  const found = listFields(schema).find((field) => isWanted(field.path.match(PARTS) ?? []));
  if (found?.label || !found?.path.endsWith('.*')) return found?.label;
  const [group, name] = [labelAt(schema, path.slice(0, -1)), wanted.at(-1)];
  return group && name?.trim() ? `${group} «${name}»` : group;
}

function fieldsIn(shape: Shape, path: string): readonly Field[] {
  const inside = (name: string, part: Shape) => {
    const place = path && name !== '[]' ? `${path}.${name}` : path + name;
    return [{ ...part, path: place }, ...fieldsIn(part, place)];
  };
  switch (shape.type) {
    case 'group':
      return shape.fields.flatMap(([name, field]) => inside(name, field));
    case 'choice':
      return shape.options.flatMap((option) => fieldsIn(option, path));
    case 'names':
      return inside('*', shape.item);
    case 'list':
      return ['leaf', 'list'].includes(shape.item.type) ? inside('[]', shape.item) : fieldsIn(shape.item, `${path}[]`);
    default:
      return [];
  }
}
