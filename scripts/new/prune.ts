import { optionOf } from '../../domain/content/form/form-value.ts';
import type { Shape } from '../../domain/content/form/shape.ts';
import { isRecord } from '../../domain/record.ts';
import { routes } from '../../domain/routes.ts';
import type { Absence } from './absence.ts';
import { newWords } from './words.ts';

/** Fields that say what an item of a list is about. */
const TITLES = ['title', 'question', 'label', 'name', 'sub'];

/** Where a value stands: its field, whether it is an item of a list or in one, and whether something around it may be missing. */
type At = { readonly key: string; readonly list?: 'item' | 'inside' | undefined; readonly mayGo: boolean };

/**
 * Takes whatever refers to something absent out of a value: the item of a list that does, else the smallest group or
 * field that may be missing. What must stay loses the sentences that refer to it, and a link leads to all services.
 * Undefined when nothing is left. No list of the files that are pruned has a minimum.
 */
export function prune(
  shape: Shape | undefined,
  value: unknown,
  absence: Absence,
  at: At = { key: '', mayGo: false },
): unknown {
  if (typeof value === 'string') return pruneText(value, absence, at);
  if (shape?.type === 'choice') return prune(shape.options[optionOf(shape, value)], value, absence, at);
  if (Array.isArray(value)) {
    const item = shape?.type === 'list' ? shape.item : undefined;
    return value.flatMap((one) => prune(item, one, absence, { key: at.key, list: 'item', mayGo: true }) ?? []);
  }
  return isRecord(value) ? pruneGroup(shape, value, absence, at) : value;
}

function pruneGroup(shape: Shape | undefined, given: Record<string, unknown>, absence: Absence, at: At): unknown {
  const list = at.list && 'inside';
  const value: Record<string, unknown> = { ...given, ...colourIn(given, absence, at) };
  const kept: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) {
    const { field, optional } = fieldOf(shape, name);
    const left = prune(field, part, absence, { key: name, list, mayGo: at.mayGo || optional });
    // A group that may be missing says nothing without one of its texts.
    const isNeeded = !optional || (typeof part === 'string' && at.mayGo);
    if (left !== undefined) kept[name] = left;
    else if (list || isNeeded) return undefined;
  }
  if (kept['href'] === value['href']) return kept;
  const { more: _, ...link } = kept;
  return 'label' in link ? { ...link, label: newWords.allServices } : link;
}

function fieldOf(shape: Shape | undefined, name: string) {
  if (shape?.type === 'names') return { field: shape.item, optional: true };
  const [, field] = (shape?.type === 'group' && shape.fields.find(([known]) => known === name)) || [];
  return { field, optional: field?.optional ?? false };
}

/** The colour of an absent service, for a group that has only its colour: nothing else in it names what is absent. */
function colourIn(given: Record<string, unknown>, { refers, names, colourOf }: Absence, { list }: At) {
  const service = String(given['service']);
  const isAbout = ([key, text]: readonly [string, string]) =>
    key !== 'service' && (refers(key, text) || (key !== 'href' && names.test(text)));
  const isWorn = refers('service', service) && !(list && textsIn(given).some(isAbout));
  return isWorn ? { service: colourOf(service) } : {};
}

/** A text goes when it refers to something absent, or names it where it says what its item is about, or begins to. */
function pruneText(text: string, { refers, names }: Absence, { key, list, mayGo }: At): string | undefined {
  const sentences = text.split(/(?<=[.?!…])\s+/);
  const saysWhat = TITLES.includes(key) ? text : (sentences[0] ?? '');
  const isGone = refers(key, text) || (list !== undefined && names.test(saysWhat));
  if (isGone && mayGo) return undefined;
  if (isGone && key === 'href') return routes.services;
  const kept = sentences.filter((sentence) => !refers(key, sentence) && !names.test(sentence));
  return kept.length > 0 && kept.length < sentences.length ? kept.join(' ') : text;
}

/** The texts in a value, each with the name of its field. */
function textsIn(value: unknown, key = ''): (readonly [key: string, text: string])[] {
  if (typeof value === 'string') return [[key, value]];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, key));
  return isRecord(value) ? Object.entries(value).flatMap(([name, part]) => textsIn(part, name)) : [];
}
