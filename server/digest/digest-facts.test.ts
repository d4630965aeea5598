import { expect, test } from 'vitest';
import { latestDigest } from '../../domain/site/digest-week.ts';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { seedLeads } from '../../tests/harness/unit/seed-leads.ts';
import { openTimedStore, STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { recordBackup } from '../store/backup-record.ts';
import { readDigestFacts } from './digest-facts.ts';

const HOUR = 60 * 60_000;
const NOW = Date.UTC(2026, 10, 23, 12);
const weeks = latestDigest(NOW);

test.each(STORE_KINDS)('readDigestFacts() counts the leads of each week on %s, and what waits now', async (kind) => {
  const { store } = await openTimedStore(kind, new FakeClock(NOW));
  const { from, to } = weeks.week;
  // Before, at the first and the last instant of the week, and after it.
  const times = [from - 1, from, from + HOUR, to - 1, to];
  await seedLeads(store, times.length, NOW, (index) => ({ received_at: times[index] ?? 0 }));
  await seedLeads(store, 2, from + HOUR, () => ({ quarantine: 'honeypot', delivery: null }));
  await seedLeads(store, 1, weeks.before.from - 1, () => ({ delivery: { state: 'dead' } }));
  await store
    .updateTable('lead')
    .set({ status: 'respondida' })
    .where('received_at', '=', from + HOUR)
    .execute();
  await recordBackup(store, NOW);
  await store.insertInto('content_schedule').values({ id: 2, at: from, device: 'test' }).execute();
  const facts = await readDigestFacts(store, tempFolder(), weeks, NOW);
  expect(facts).toMatchObject({
    requests: { now: 3, before: 1 },
    // Those of the last day may still be answered in time.
    unanswered: { requests: 3, oldest: weeks.before.from - 1 },
    // The other one was answered all the same.
    held: { requests: 1, oldest: from, unread: from },
    outbox: { oldestPending: null, dead: 1 },
    failures: [],
    failedSchedule: from,
    backupAt: NOW,
    freeBytes: expect.any(Number),
  });
});

test.each(STORE_KINDS)('readDigestFacts() lists failing notifications on %s, with the latest reason', async (kind) => {
  const { store } = await openTimedStore(kind, new FakeClock(NOW));
  await seedLeads(store, 3, NOW);
  const leads = await store.selectFrom('lead').select('id').orderBy('received_at').execute();
  const row = { created_at: NOW, attempts: 1, next_at: NOW, state: 'pending' } as const;
  const codes = ['401', '403', null];
  const rows = leads.map(({ id }, index) => ({
    ...row,
    lead_id: id,
    kind: 'telegram' as const,
    last_error: codes[index],
  }));
  await store.insertInto('outbox').values(rows).execute();
  const arrived = { ...row, lead_id: leads[0]?.id ?? '', kind: 'webhook', state: 'sent' } as const;
  await store.insertInto('outbox').values(arrived).execute();
  const { failures, freeBytes } = await readDigestFacts(store, '/nowhere', weeks, NOW);
  expect(failures).toEqual([{ kind: 'telegram', notifications: 2, code: '403' }]);
  expect(freeBytes).toBeUndefined();
});
