import { existsSync, lstatSync, readdirSync, rmSync, type Stats, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { dayInEcuador } from '../../../domain/site/moment.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Every backup of the last two days is kept, then the last one of each day. */
const EVERY_MS = 2 * DAY_MS;
/** They contain personal data, also of leads that were erased since. */
const KEPT_MS = 30 * DAY_MS;
/** A backup that still runs has written to its draft in the last hour. */
const LEFT_MS = HOUR_MS;

/** Whether a file is named like the backups of a folder. */
export const isCopyName = (file: string): boolean => file.endsWith('.copy');

/** Drafts, and stores of restore drills. */
const DRAFT = /\.copy\.([\w-]+\.)?part|^\.drill-/;

/** A backup in a folder; `at` is when it was made, in milliseconds since the epoch. */
export type Copy = { readonly name: string; readonly at: number };

/** The complete backups of a folder, oldest first; none of a folder that does not exist. */
export const listCopies = (folder: string): readonly Copy[] =>
  list(folder)
    .filter(({ name, size }) => isCopyName(name) && size > 0)
    .toSorted((one, other) => one.at - other.at);

/** The name of a backup in a folder: its time in UTC. */
const NAMED = /^(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)\.copy$/;

/** When a backup was made: by its name, because one that was copied or decrypted is a new file; else by the file. */
function madeAt(name: string, { mtimeMs }: Stats): number {
  const [, day, ...time] = NAMED.exec(name) ?? [];
  const named = Date.parse(`${day}T${time.join(':')}Z`);
  return Number.isNaN(named) ? Math.round(mtimeMs) : named;
}

/** When a backup was made; undefined when there is no such file. */
export function completedAt(file: string): number | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && madeAt(basename(file), found);
}

/** The backups that are no longer kept. The last one is always kept, even if no other is made. */
export function outdated(copies: readonly Copy[], now: number): readonly Copy[] {
  const lastOfDay = new Map(copies.map((copy) => [dayInEcuador(copy.at), copy]));
  return copies.slice(0, -1).filter((copy) => {
    const age = now - copy.at;
    return age >= KEPT_MS || (age >= EVERY_MS && lastOfDay.get(dayInEcuador(copy.at)) !== copy);
  });
}

/** Deletes what killed runs left in a folder, and the backups that are no longer kept at `purgedAt`; without it, none. */
export function deleteOutdated(folder: string, now: number, purgedAt: number | undefined): void {
  const isLeft = ({ name, size, at }: Entry) =>
    (DRAFT.test(name) || (isCopyName(name) && size === 0)) && now - at >= LEFT_MS;
  const gone = purgedAt === undefined ? [] : outdated(listCopies(folder), purgedAt);
  for (const { name } of [...gone, ...list(folder).filter(isLeft)])
    rmSync(join(folder, name), { recursive: true, force: true });
}

type Entry = Copy & { readonly size: number };

function list(folder: string): readonly Entry[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const found = lstatSync(join(folder, name), { throwIfNoEntry: false });
    return found ? { name, at: madeAt(name, found), size: found.size } : [];
  });
}
