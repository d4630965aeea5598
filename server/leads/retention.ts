import { RETENTION_DAYS } from '../../domain/contact/data-terms.ts';
import type { Env } from '../config/env.ts';
import { deleteEmlFiles } from '../mail/file-transport.ts';
import { outboxFolder } from '../mail/transports.ts';
import { type Clock, type PeriodicTask, startLoggedTask } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import { readStoreTime } from '../store/dialect.ts';
import { heldIds, unreportedIds } from '../store/held.ts';
import { truncateLog } from '../store/store-space.ts';
import type { OutboxTable, Store } from '../store/tables.ts';
import { advancePurgeTime, DAY_MS, PURGE_EVERY_MS } from './purge-time.ts';

type PurgeEnv = Pick<Env, 'DATA_DIR' | 'LEAD_RETENTION_DAYS'>;

/** Purges at start and then hourly (docs/contact.md#retention). */
export function startPurge(env: PurgeEnv, store: Store, clock: Clock, log: Log): PeriodicTask {
  let isStart = true;
  const task = async () => {
    const time = await advancePurgeTime(store, await readStoreTime(store, clock.now()), isStart);
    isStart = false;
    await purge(env, store, Math.min(time, clock.now()), log);
  };
  return startLoggedTask(clock, log, { everyMs: PURGE_EVERY_MS, task, failure: 'purge failed' });
}

async function purge(env: PurgeEnv, store: Store, time: number, log: Log): Promise<void> {
  const { references, nonces } = await purgeStore(store, env.LEAD_RETENTION_DAYS, time);
  // File times are by this machine's clock. Old files go too: another server may have purged their leads.
  const oldest = time - env.LEAD_RETENTION_DAYS * DAY_MS;
  const files = await deleteEmlFiles(outboxFolder(env), new Set(references), oldest);
  await truncateLog(store);
  const purged = { leads: references.length, nonces, files };
  log[Object.values(purged).some(Boolean) ? 'info' : 'debug'](purged, 'purged');
}

/**
 * Deletes leads older than `retentionDays`, and after the terms of the privacy policy used captcha nonces, and marked
 * leads that are held or that the agency has not dealt with. Leads with a pending delivery stay, and so do held leads that
 * no notice has reported. Returns the references of the leads and the number of nonces.
 */
export async function purgeStore(store: Store, retentionDays: number, now: number) {
  const markedBefore = now - RETENTION_DAYS.quarantine * DAY_MS;
  const leads = await store
    .deleteFrom('lead')
    .where((lead) =>
      lead.or([
        lead('received_at', '<', now - retentionDays * DAY_MS),
        lead.and([
          lead('quarantine', 'is not', null),
          lead('received_at', '<', markedBefore),
          lead.or([lead.and({ status: 'nueva', note: '' }), lead('id', 'in', heldIds(store))]),
          // Leads that no email has shown are kept until they are read: it was given up, is collected, or is a file.
          lead('id', 'not in', leadsWithDelivery(store, ['dead'])),
          lead.or([lead('read_at', '<', markedBefore), lead('id', 'not in', unseen(store))]),
        ]),
      ]),
    )
    .where('id', 'not in', leadsWithDelivery(store, ['pending', 'sending']))
    // However short the retention is, there is time to send again what was given up after a fortnight.
    .where((lead) =>
      lead.or([lead('received_at', '<', markedBefore), lead('id', 'not in', leadsWithDelivery(store, ['dead']))]),
    )
    .where('id', 'not in', unreportedIds(store, now))
    .returning('reference')
    .execute();
  const nonces = await store
    .deleteFrom('captcha_nonce')
    .where('used_at', '<', now - RETENTION_DAYS.nonce * DAY_MS)
    .executeTakeFirstOrThrow();
  return { references: leads.map(({ reference }) => reference), nonces: Number(nonces.numDeletedRows) };
}

/** The leads of emails. A notice has none, and beside a NULL nothing is `not in` a list. */
const emailedLeads = (store: Store) =>
  store.selectFrom('outbox').select('lead_id').where('lead_id', 'is not', null).where('kind', '=', 'email');

const unseen = (store: Store) =>
  emailedLeads(store).where((email) => email.or([email('collected', '=', 1), email('transport', '=', 'file')]));

const leadsWithDelivery = (store: Store, states: readonly OutboxTable['state'][]) =>
  emailedLeads(store).where('state', 'in', states);
