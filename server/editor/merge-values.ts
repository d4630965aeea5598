import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../domain/content/form/form-value.ts';
import { withoutBlanks } from './blanks.ts';

export type Merged = { readonly value: unknown; readonly hasConflict: boolean };

/**
 * Joins two values that were made from the same one: what only one side changed is taken from that side. Where both
 * changed the same, `mine` stays.
 */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, hasConflict: false };
  if (isSame(base, mine)) return { value: theirs, hasConflict: false };
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
    const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const merged = names.map((name) => [name, mergeValues(base[name], mine[name], theirs[name])] as const);
    const kept = merged.filter(([, { value }]) => value !== undefined).map(([name, { value }]) => [name, value]);
    return { value: Object.fromEntries(kept), hasConflict: merged.some(([, { hasConflict }]) => hasConflict) };
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs) && areAsLong(base, mine, theirs)) {
    const rows = mine.map((row, index) => mergeValues(base[index], row, theirs[index]));
    return { value: rows.map(({ value }) => value), hasConflict: rows.some(({ hasConflict }) => hasConflict) };
  }
  return { value: mine, hasConflict: true };
}

const isSame = (one: unknown, other: unknown) =>
  isDeepStrictEqual(withoutBlanks(one) ?? '', withoutBlanks(other) ?? '');

/** Lists of one length, whose rows can be told apart by their place. */
const areAsLong = ({ length }: readonly unknown[], ...others: readonly (readonly unknown[])[]) =>
  others.every((other) => other.length === length);
