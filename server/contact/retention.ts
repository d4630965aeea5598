import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RETENTION_DAYS } from '../../content/data-terms.ts';
import type { Env } from '../config/env.ts';
import type { Clock } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import { type Repeated, repeat } from '../process/repeat.ts';
import { outboxFolder } from './email/transports.ts';
import { readStoreTime } from './store/dialect.ts';
import { unreportedIds } from './store/held.ts';
import type { OutboxTable, Store } from './store/tables.ts';

export const DAY_MS = 24 * 60 * 60_000;

type Purged = { readonly references: readonly string[]; readonly nonces: number };
type PurgeEnv = Pick<Env, 'DATA_DIR' | 'LEAD_RETENTION_DAYS'>;

/** Drops at start, and then daily, what has been kept long enough, until it is stopped. */
export function startPurge(env: PurgeEnv, store: Store, clock: Clock, log: Log): Repeated {
  return repeat(clock, DAY_MS, () =>
    purge(env, store, clock.now(), log).catch((error: unknown) => log.error({ err: error }, 'purge failed')),
  );
}

async function purge(env: PurgeEnv, store: Store, now: number, log: Log): Promise<void> {
  const { references, nonces } = await purgeStore(store, env.LEAD_RETENTION_DAYS, await readStoreTime(store, now));
  // Files carry the time of this machine.
  const oldest = now - env.LEAD_RETENTION_DAYS * DAY_MS;
  const files = await purgeLetters(outboxFolder(env), references, oldest);
  log.info({ leads: references.length, nonces, files }, 'purged');
}

/**
 * Deletes leads older than `retentionDays`, those set apart and the marks of used captchas as the privacy policy
 * says, and counts of the rate limit that no longer count. A lead whose letter is still to be sent stays, and so does one
 * that is held and was never reported.
 */
export async function purgeStore(store: Store, retentionDays: number, now: number): Promise<Purged> {
  const leads = await store
    .deleteFrom('lead')
    .where((lead) =>
      lead.or([
        lead('received_at', '<', now - retentionDays * DAY_MS),
        lead.and([
          lead('quarantine', 'is not', null),
          lead('received_at', '<', now - RETENTION_DAYS.quarantine * DAY_MS),
          // What was to be mailed and could not be, nobody has read.
          lead('id', 'not in', leadsWhoseLetterIs(store, ['dead'])),
        ]),
      ]),
    )
    .where('id', 'not in', leadsWhoseLetterIs(store, ['pending', 'sending']))
    .where('id', 'not in', unreportedIds(store, now))
    .returning('reference')
    .execute();
  const nonces = await store
    .deleteFrom('captcha_nonce')
    .where('used_at', '<', now - RETENTION_DAYS.nonce * DAY_MS)
    .executeTakeFirstOrThrow();
  return { references: leads.map(({ reference }) => reference), nonces: Number(nonces.numDeletedRows) };
}

function leadsWhoseLetterIs(store: Store, states: readonly OutboxTable['state'][]) {
  return store.selectFrom('outbox').select('lead_id').where('kind', '=', 'letter').where('state', 'in', states);
}

/**
 * Deletes the letters on disk of the given leads, and any last written before `oldest`: with several servers
 * another one may have purged their leads. Resolves to how many there were.
 */
async function purgeLetters(folder: string, references: readonly string[], oldest: number): Promise<number> {
  const gone = new Set(references.map((reference) => `${reference}.eml`));
  const names = await readdir(folder).catch(ifAbsent);
  let count = 0;
  for (const name of names.filter((found) => /\.eml(\.part)?$/.test(found))) {
    const path = join(folder, name);
    const old = gone.has(name) || (await stat(path)).mtimeMs < oldest;
    if (!old) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}

function ifAbsent(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
