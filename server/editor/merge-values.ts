import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../domain/record.ts';

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
  // A file of comments only is an empty list.
  const [was, ours, others] = [base ?? [], mine ?? [], theirs ?? []];
  if (Array.isArray(was) && Array.isArray(ours) && Array.isArray(others)) return mergeLists(was, ours, others);
  return { value: mine, hasConflict: true };
}

function mergeLists(base: Rows, mine: Rows, theirs: Rows): Merged {
  const isMoved = (side: Rows) => base.some((row, index) => !isSame(side[index], row) && indexIn(side, row) >= 0);
  if (mine.length === base.length && theirs.length === base.length && !isMoved(mine) && !isMoved(theirs)) {
    const rows = mine.map((row, index) => mergeValues(base[index], row, theirs[index]));
    return { value: rows.map(({ value }) => value), hasConflict: rows.some(({ hasConflict }) => hasConflict) };
  }
  const rows = mergeRows(base, mine, theirs);
  if (!rows) return { value: mine, hasConflict: true };
  // Of two rows with one `slug` that differ, mine stays.
  const slugs: Rows = mine.map(slugOf).filter((slug) => slug !== undefined);
  const kept = rows.filter((row) => indexIn(mine, row) >= 0 || !slugs.includes(slugOf(row)));
  return { value: kept, hasConflict: kept.length < rows.length };
}

type Rows = readonly unknown[];

const slugOf = (row: unknown) => (isRecord(row) ? row['slug'] : undefined);

/** Lists to which each side only added rows, or of which it only took some away; undefined when a side did anything else. */
function mergeRows(base: Rows, mine: Rows, theirs: Rows): Rows | undefined {
  const hasOnly = (side: Rows) => isSame(without(side, base), []) || isSame(without(base, side), []);
  const isInOrder = (side: Rows) => isSame(without(side, without(side, base)), without(base, without(base, side)));
  const isPlain = (side: Rows) => side.every((row, index) => indexIn(side, row) === index);
  if (![mine, theirs].every((side) => hasOnly(side) && isInOrder(side)) || ![base, mine, theirs].every(isPlain))
    return undefined;
  return addRows(without(theirs, without(base, mine)), without(without(mine, base), theirs), mine);
}

/** Rows with more of them, each after the nearest one that it follows in `order`. */
export function addRows<Row>(rows: readonly Row[], more: readonly Row[], order: readonly Row[]): readonly Row[] {
  return more.reduce((added, row) => {
    const before = order.slice(0, indexIn(order, row)).findLast((one) => indexIn(added, one) >= 0);
    return added.toSpliced(indexIn(added, before) + 1, 0, row);
  }, rows);
}

const indexIn = (rows: Rows, row: unknown) => rows.findIndex((one) => isSame(one, row));
/** Rows without those that `others` has too. */
export const without = <Row>(rows: readonly Row[], others: Rows): readonly Row[] =>
  rows.filter((row) => indexIn(others, row) < 0);

/** Blank values and absent ones are the same. */
export const isSame = (one: unknown, other: unknown) =>
  isDeepStrictEqual(withoutBlanks(one) ?? '', withoutBlanks(other) ?? '');

/** A value without what says nothing: blank texts and nulls of groups. A list keeps its items. */
export function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks);
  if (typeof value !== 'object' || value === null) return value;
  const said = Object.entries(value).filter(([, one]) => one !== undefined && one !== null && one !== '');
  return Object.fromEntries(said.map(([key, one]) => [key, withoutBlanks(one)]));
}

/** For each value the index of the item that it replaces: one that is equal, or else one that has no equal. */
export function matchItems(items: readonly unknown[], values: readonly unknown[]): readonly (number | undefined)[] {
  const free = new Set(items.keys());
  const take = (index: number | undefined) => (index !== undefined && free.delete(index) ? index : undefined);
  const equal = values.map((value) => take([...free].find((index) => isSame(items[index], value))));
  return equal.map((found, index) => found ?? take(free.has(index) ? index : [...free][0]));
}
