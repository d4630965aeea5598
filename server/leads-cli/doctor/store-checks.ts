import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { notificationProblem } from '../../../domain/desk/notification-problem.ts';
import { formatSize } from '../../../domain/site/amounts.ts';
import { countLeads } from '../../leads/read-leads.ts';
import { readNotificationFailures } from '../../notify/notification-state.ts';
import { LATE_MS, readOutboxHealth } from '../../outbox/outbox-state.ts';
import { LITTLE_SPACE_BYTES, readFreeBytes } from '../../process/free-space.ts';
import { isPostgres } from '../../store/dialect.ts';
import { readHeld } from '../../store/held.ts';
import { SQLITE_FILE } from '../../store/sqlite.ts';
import { touchStore } from '../../store/store.ts';
import { type Store, unsent } from '../../store/tables.ts';
import { formatSpan } from '../terminal/days.ts';
import { cleanLine } from '../terminal/display-width.ts';
import { doctorWords as words } from '../words.ts';
import { type Check, check, notice } from './checks.ts';

/** Held leads are reported daily; one that is unread for longer than this suggests that the reports are. */
const HELD_TOO_LONG_MS = 2 * 24 * 60 * 60_000;

/** Settings that make a commit durable before it returns. */
const SETTINGS = {
  sqlite: { journal_mode: ['wal'], synchronous: ['full'], foreign_keys: ['on'] },
  postgres: { fsync: ['on'], synchronous_commit: ['on', 'remote_apply'], full_page_writes: ['on'] },
};

/** Checks kind, size, writes, durability settings and integrity of the store. */
export async function checkStore(store: Store, dataDir: string, now: number): Promise<Check[]> {
  const checks = [check(words.checks.store, true, await describeStore(store, dataDir))];
  const started = performance.now();
  await touchStore(store, now);
  checks.push(check(words.checks.write, true, words.written(Math.ceil(performance.now() - started))));
  checks.push(await checkSettings(store));
  if (!isPostgres(store)) checks.push(await checkIntegrity(store));
  return checks;
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
  const expected = Object.entries(isPostgres(store) ? SETTINGS.postgres : SETTINGS.sqlite);
  const found: string[] = [];
  let well = true;
  for (const [name, wanted] of expected) {
    const value = isPostgres(store)
      ? await ask(store, sql`current_setting(${sql.lit(name)})`)
      : await askPragma(store, name);
    found.push(`${name}=${value}`);
    well &&= wanted.includes(value);
  }
  return check(words.checks.settings, well, well ? found.join(', ') : words.settingsWrong(found.join(', ')));
}

async function checkIntegrity(store: Store): Promise<Check> {
  const sound = (await askPragma(store, 'quick_check')) === 'ok';
  return check(words.checks.integrity, sound, sound ? words.whole : words.damaged);
}

async function ask(store: Store, expression: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(store);
  return String(rows[0]?.value);
}

/** SQLite reports these settings as numbers. */
const PRAGMA_WORDS: Readonly<Record<string, readonly string[]>> = {
  synchronous: ['off', 'normal', 'full', 'extra'],
  foreign_keys: ['off', 'on'],
};

async function askPragma(store: Store, name: string): Promise<string> {
  const { rows } = await sql<object>`pragma ${sql.raw(name)}`.execute(store);
  const value = String(Object.values(rows[0] ?? {})[0]);
  return PRAGMA_WORDS[name]?.[Number(value)] ?? value;
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
