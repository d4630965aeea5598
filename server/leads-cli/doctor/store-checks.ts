import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { notificationProblem } from '../../../domain/desk/notification-problem.ts';
import { formatSize } from '../../../domain/site/amounts.ts';
import { countLeads } from '../../leads/read-leads.ts';
import { readNotificationFailures } from '../../notify/notifications.ts';
import { LATE_MS, readOutboxHealth } from '../../outbox/outbox-state.ts';
import { LITTLE_SPACE_BYTES, readFreeBytes } from '../../process/free-space.ts';
import { isPostgres } from '../../store/dialect.ts';
import { readHeld } from '../../store/held.ts';
import { SQLITE_FILE } from '../../store/sqlite.ts';
import { type StorePlace, touchStore } from '../../store/store.ts';
import { type Store, unsent } from '../../store/tables.ts';
import { formatSpan } from '../terminal/days.ts';
import { cleanLine } from '../terminal/display-width.ts';
import { doctorWords as words } from '../words.ts';
import { type Check, check, notice } from './checks.ts';

/** Held leads are reported daily; one that is unread for longer than this suggests that the reports are. */
const HELD_TOO_LONG_MS = 2 * 24 * 60 * 60_000;

/** Settings of a PostgreSQL server that make commits durable. What the connection sets itself was tried when it was opened. */
const SETTINGS = ['fsync', 'full_page_writes'];

/** Checks kind, size, writes, and durability settings or integrity of the store. */
export async function checkStore(store: Store, dataDir: string, now: number): Promise<Check[]> {
  const checks = [check(words.checks.store, true, await describeStore(store, dataDir))];
  const started = performance.now();
  await touchStore(store, now);
  checks.push(check(words.checks.write, true, words.written(Math.ceil(performance.now() - started))));
  return [...checks, await (isPostgres(store) ? checkSettings(store) : checkIntegrity(store))];
}

async function describeStore(store: Store, dataDir: string): Promise<string> {
  const leads = await countLeads(store);
  if (!isPostgres(store)) {
    const path = join(dataDir, SQLITE_FILE);
    return words.sqlite(path, formatSize(statSync(path).size), leads);
  }
  const bytes = await ask(store, sql`pg_database_size(current_database())`);
  return words.postgres(await ask(store, sql`current_setting('server_version')`), formatSize(Number(bytes)), leads);
}

async function checkSettings(store: Store): Promise<Check> {
  const values = SETTINGS.map(async (name) => `${name}=${await ask(store, sql`current_setting(${sql.lit(name)})`)}`);
  const found = await Promise.all(values);
  const isWell = found.every((value) => value.endsWith('=on'));
  return check(words.checks.settings, isWell, isWell ? found.join(', ') : words.settingsWrong(found.join(', ')));
}

async function checkIntegrity(store: Store): Promise<Check> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(store);
  const isSound = rows[0]?.quick_check === 'ok';
  return check(words.checks.integrity, isSound, isSound ? words.whole : words.damaged);
}

async function ask(store: Store, expression: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(store);
  return String(rows[0]?.value);
}

/** With PostgreSQL: whether leads were left in an SQLite file, from which no server sends. `move` would have renamed it. */
export function checkLeftFile({ DATABASE_URL, DATA_DIR }: StorePlace): Check[] {
  const path = join(DATA_DIR, SQLITE_FILE);
  if (!DATABASE_URL || !existsSync(path)) return [];
  const leads = countLeft(path);
  return leads === 0 ? [] : [check(words.checks.leftFile, false, words.leftFile(path, leads))];
}

/** Not by `openStore`, which would migrate the file. None in a file that is no store. */
function countLeft(path: string): number {
  try {
    using file = new DatabaseSync(path, { readOnly: true });
    return Number(file.prepare('select count(*) as leads from lead').get()?.['leads']);
  } catch {
    return 0;
  }
}

/** Checks for late and failed deliveries, and for held leads. */
export async function checkOutbox(store: Store, now: number): Promise<Check[]> {
  const { oldestPending, dead } = await readOutboxHealth(store, now);
  const waiting = await countLeads(store, { state: 'pending' });
  const age = Math.abs(now - (oldestPending ?? now));
  const text = waitingText(waiting, oldestPending === null ? undefined : formatSpan(age));
  const isLate = age > LATE_MS;
  return [
    check(words.checks.pending, !isLate, text + (isLate ? await readLastError(store) : '')),
    check(words.checks.dead, dead === 0, dead > 0 ? words.dead(dead) : words.noneDead),
    await checkHeld(store, now),
  ];
}

function waitingText(waiting: number, age: string | undefined): string {
  if (waiting === 0) return words.noneWaits;
  return age === undefined ? words.collecting(waiting) : words.pending(waiting, age);
}

/** Why the oldest email that waits did not go out: the mail server may accept the connection and yet refuse every email. */
async function readLastError(store: Store): Promise<string> {
  const failed = unsent(store).where('kind', '=', 'email').where('last_error', 'is not', null);
  const last = await failed.select(['answer', 'last_error']).orderBy('created_at').executeTakeFirst();
  return last ? words.lastError(cleanLine(last.answer ?? last.last_error ?? '')) : '';
}

/** Reports held leads, as a problem once one is unread for too long. */
async function checkHeld(store: Store, now: number): Promise<Check> {
  const label = words.checks.quarantine;
  const { requests, oldest, unread } = await readHeld(store);
  if (oldest === null) return check(label, true, words.noneHeld);
  const text = words.held(requests, formatSpan(Math.abs(now - oldest)));
  const isIgnored = Math.abs(now - (unread ?? now)) > HELD_TOO_LONG_MS;
  return isIgnored ? check(label, false, text) : notice(label, text);
}

/** Failed notifications, as notices: the emails of their leads are checked separately. */
export async function checkFailedNotifications(store: Store, now: number): Promise<Check[]> {
  const failures = await readNotificationFailures(store, now);
  return failures.map(({ kind, notifications, code }) =>
    notice(words.checks.notifications(kind), words.notificationsFail(notifications, notificationProblem(kind, code))),
  );
}

/** Checks the free space of the data folder, if there is one: PostgreSQL with SMTP needs none. */
export async function checkDisk(folder: string): Promise<Check[]> {
  const free = await readFreeBytes(folder);
  if (free === undefined) return [];
  const enough = free >= LITTLE_SPACE_BYTES;
  const size = formatSize(free);
  return [check(words.checks.disk, enough, enough ? words.disk(size) : words.diskLow(size))];
}
