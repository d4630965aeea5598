import { z } from 'zod';

type Path = readonly (string | number)[];
/** What is left of a value; or, if it must have a link that leads nowhere, that link. */
export type Dropped = { readonly value: unknown } | { readonly path: Path; readonly href: string };

/**
 * Takes the links for which `isGone` holds out of a valid value: an address goes with the link, the group or the item
 * of a list that cannot do without it.
 */
export function dropLinks(
  schema: z.ZodType,
  value: unknown,
  isGone: (href: string) => boolean,
  path: Path = [],
): Dropped {
  const inner = innerOf(schema, value);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const items = value.map((item, index) => dropLinks(inner.element as z.ZodType, item, isGone, [...path, index]));
    return { value: items.flatMap((item) => ('value' in item ? [item.value] : [])) };
  }
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return { value };
  const kept: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(value)) {
    const place = [...path, name];
    const field: z.ZodType = inner.shape[name] ?? z.unknown();
    const isGoneLink = name === 'href' && isGone(String(given));
    const dropped = isGoneLink ? { path: place, href: String(given) } : dropLinks(field, given, isGone, place);
    if ('value' in dropped) kept[name] = dropped.value;
    else if (!field.isOptional()) return dropped;
  }
  return { value: kept };
}

/** The schema for a value, without what says that it may be missing, or prepares it; of a union, the one that accepts it. */
function innerOf(schema: z.ZodType, value: unknown): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return innerOf(schema.unwrap() as z.ZodType, value);
  if (schema instanceof z.ZodPipe) return innerOf(schema.out as z.ZodType, value);
  if (!(schema instanceof z.ZodUnion)) return schema;
  const options = schema.options as readonly z.ZodType[];
  return innerOf(options.find((option) => option.safeParse(value).success) ?? z.unknown(), value);
}
