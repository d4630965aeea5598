import { isRecord } from '../record.ts';
import { optionOf } from './form/form-value.ts';
import type { Shape } from './form/shape.ts';

type Path = readonly (string | number)[];
/** What is left of a value; or, if it must have a link that leads nowhere, that link. */
export type Dropped = { readonly value: unknown } | { readonly path: Path; readonly href: string };

/**
 * Takes the links for which `isGone` holds out of a valid value: an address goes with the link, the group or the item
 * of a list that cannot do without it.
 */
export function dropLinks(
  shape: Shape | undefined,
  value: unknown,
  isGone: (href: string) => boolean,
  path: Path = [],
): Dropped {
  if (shape?.type === 'choice') return dropLinks(shape.options[optionOf(shape, value)], value, isGone, path);
  if (shape?.type === 'list' && Array.isArray(value)) {
    const items = value.map((item, index) => dropLinks(shape.item, item, isGone, [...path, index]));
    return { value: items.flatMap((item) => ('value' in item ? [item.value] : [])) };
  }
  if (shape?.type !== 'group' || !isRecord(value)) return { value };
  const fields = new Map(shape.fields);
  const kept: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(value)) {
    const place = [...path, name];
    const field = fields.get(name);
    const isGoneLink = name === 'href' && isGone(String(given));
    const dropped = isGoneLink ? { path: place, href: String(given) } : dropLinks(field, given, isGone, place);
    if ('value' in dropped) kept[name] = dropped.value;
    else if (!field?.optional) return dropped;
  }
  return { value: kept };
}
