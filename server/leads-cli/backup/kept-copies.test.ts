import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../../tests/harness/unit/fixture-dist.ts';
import { deleteOutdated, listCopies, outdated } from './kept-copies.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Noon in Ecuador. */
const NOW = Date.UTC(2026, 10, 27, 17);

test('keeps every hour of two days, the last backup of each day of thirty, and no more', () => {
  const copies = Array.from({ length: 40 * 24 }, (_, hour) => ({
    name: `${hour}.copy`,
    at: NOW - hour * HOUR,
  })).reverse();
  const gone = new Set(outdated(copies, NOW));
  const ages = copies.filter((copy) => !gone.has(copy)).map(({ at }) => (NOW - at) / HOUR);
  // The days end at midnight in Ecuador, twelve hours before.
  const days = Array.from({ length: 28 }, (_, day) => 13 + (day + 2) * 24);
  expect(ages.filter((age) => age < 48)).toHaveLength(48);
  expect(ages.filter((age) => age >= 48).toSorted((one, other) => one - other)).toEqual(days);
});

test('keeps the last backup however old it is', () => {
  const only = { name: 'a.copy', at: NOW - 90 * DAY };
  expect(outdated([only], NOW)).toEqual([]);
  expect(outdated([{ name: 'b.copy', at: NOW - 91 * DAY }, only], NOW).map(({ name }) => name)).toEqual(['b.copy']);
});

test('deletes what killed runs left, and nothing of a run that goes on or of others', () => {
  const folder = tempFolder();
  const files = { 'old.copy': 31 * DAY, 'new.copy': DAY, 'other.txt': 99 * DAY };
  const left = { 'killed.copy': 2 * HOUR, 'killed.copy.part': 2 * HOUR, '.drill-1': 2 * HOUR };
  const drafts = { 'killed.copy.1a-2b.part': 2 * HOUR, 'killed.copy.1a-2b.part-journal': 2 * HOUR };
  const going = { 'runs.copy': HOUR / 2, 'runs.copy.1a-2b.part': HOUR / 2, '.drill-2': HOUR / 2 };
  for (const [name, age] of Object.entries({ ...files, ...left, ...drafts, ...going })) {
    writeFileSync(join(folder, name), /^(killed|runs)\.copy$/.test(name) ? '' : 'x');
    utimesSync(join(folder, name), 0, (NOW - age) / 1000);
  }
  deleteOutdated(folder, NOW, NOW);
  expect(readdirSync(folder).toSorted()).toEqual([...Object.keys(going), 'new.copy', 'other.txt'].toSorted());
  expect(listCopies(folder).map(({ name }) => name)).toEqual(['new.copy']);
  expect(listCopies(join(folder, 'none'))).toEqual([]);
});

test.each([
  ['is behind', NOW - 2 * DAY],
  ['is not known', undefined],
])('deletes what killed runs left, but no backup, while the time of the purge %s', (_name, purgedAt) => {
  const folder = tempFolder();
  for (const [name, age] of [
    ['old.copy', 31 * DAY] as const,
    ['new.copy', DAY] as const,
    ['a.copy.part', 2 * HOUR] as const,
  ]) {
    writeFileSync(join(folder, name), 'x');
    utimesSync(join(folder, name), 0, (NOW - age) / 1000);
  }
  deleteOutdated(folder, NOW, purgedAt);
  expect(readdirSync(folder).toSorted()).toEqual(['new.copy', 'old.copy']);
});

test('a backup is as old as its name says, in whatever order and however late the files were copied', () => {
  const folder = tempFolder();
  const names = ['2026-10-27-110000', '2026-11-20-110000', '2026-11-21-110000', '2026-11-27-110000'].map(
    (time) => `${time}.copy`,
  );
  for (const [index, name] of names.entries()) {
    writeFileSync(join(folder, name), 'x');
    utimesSync(join(folder, name), 0, NOW / 1000 - index);
  }
  deleteOutdated(folder, NOW, NOW + 3 * DAY);
  expect(listCopies(folder).map(({ name }) => name)).toEqual(names.slice(1));
});
