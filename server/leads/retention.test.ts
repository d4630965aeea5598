import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { LeadMark } from '../../domain/desk/lead-status.ts';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { sampleLead } from '../../tests/harness/unit/sample-lead.ts';
import { reportHeld, seedLeads } from '../../tests/harness/unit/seed-leads.ts';
import { hideTable, openStoreAt, openTestStore, STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { saveLead } from '../contact/intake/save-lead.ts';
import { createLog } from '../process/log.ts';
import { truncateLog } from '../store/store-space.ts';
import type { OutboxTable, Store } from '../store/tables.ts';
import { advancePurgeTime, DAY_MS, PURGE_EVERY_MS, readPurgeTime } from './purge-time.ts';
import { purgeStore, startPurge } from './retention.ts';

const NOW = Date.UTC(2026, 10, 21);
const HOUR_MS = 3_600_000;

async function addLead(store: Store, ageDays: number, state: OutboxTable['state'], mark?: LeadMark) {
  const key = `${ageDays} ${state} ${mark}`;
  await saveLead(store, sampleLead({ key, mark: mark ?? null }));
  const { id, reference } = await store
    .updateTable('lead')
    .set({ received_at: NOW - ageDays * DAY_MS })
    .where('idempotency_key', '=', key)
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
  await store.updateTable('outbox').set({ state }).where('lead_id', '=', id).execute();
  return reference;
}

describe.each(STORE_KINDS)('the purge on %s', (kind) => {
  test.each<[number, OutboxTable['state'], LeadMark | undefined, boolean]>([
    [731, 'sent', undefined, false],
    [731, 'dead', undefined, false],
    [731, 'pending', undefined, true],
    [731, 'sending', undefined, true],
    [730, 'sent', undefined, true],
    [730, 'dead', undefined, true],
    [31, 'sent', undefined, true],
    [31, 'sent', 'unverified', false],
    [31, 'dead', 'unverified', true],
    [731, 'dead', 'unverified', false],
    [31, 'pending', 'captcha-unreachable', true],
    [31, 'sent', 'honeypot', false],
    [31, 'sent', 'too-fast', false],
    [30, 'sent', 'honeypot', true],
  ])('a lead of %d days, delivery %s, mark %s: kept %s', async (ageDays, state, mark, kept) => {
    const store = await openTestStore(kind);
    const reference = await addLead(store, ageDays, state, mark);
    await reportHeld(store, NOW);
    const { references } = await purgeStore(store, 730, NOW);
    expect(references).toEqual(kept ? [] : [reference]);
    expect(await store.selectFrom('lead').select('id').execute()).toHaveLength(kept ? 1 : 0);
    if (!kept)
      expect(await store.selectFrom('outbox').select('id').where('lead_id', 'is not', null).execute()).toEqual([]);
  });

  test.each([
    ['its email is collected', { collected: 1 }],
    ['its email is only a file', { transport: 'file' }],
  ])('keeps a marked lead for 30 days from when it is read if %s', async (_name, delivery) => {
    const store = await openTestStore(kind);
    const reference = await addLead(store, 61, 'sent', 'unverified');
    await store.updateTable('outbox').set(delivery).execute();
    for (const read_at of [null, NOW, NOW - 30 * DAY_MS]) {
      await store.updateTable('lead').set({ read_at }).execute();
      expect((await purgeStore(store, 730, NOW)).references).toEqual([]);
    }
    await store
      .updateTable('lead')
      .set({ read_at: NOW - 31 * DAY_MS })
      .execute();
    expect((await purgeStore(store, 730, NOW)).references).toEqual([reference]);
  });

  test.each([
    [{ status: 'ganada' as const }, true],
    [{ status: 'perdida' as const }, false],
    [{ note: 'Llamar el lunes' }, false],
  ])(
    'keeps a marked lead that the agency has dealt with like all others, one that it holds if it was answered: %o',
    async (notes, isKept) => {
      const store = await openTestStore(kind);
      const reference = await addLead(store, 730, 'sent', 'unverified');
      const held = await addLead(store, 31, 'sent', 'honeypot');
      await store.updateTable('lead').set(notes).execute();
      expect((await purgeStore(store, 730, NOW)).references, 'no notice has reported it').toEqual([]);
      await reportHeld(store, NOW);
      expect((await purgeStore(store, 730, NOW)).references).toEqual(isKept ? [] : [held]);
      expect((await purgeStore(store, 729, NOW)).references).toEqual([reference]);
    },
  );

  test('keeps a lead whose email was given up for 30 days, also with a shorter retention', async () => {
    const store = await openTestStore(kind);
    await addLead(store, 30, 'dead');
    const reference = await addLead(store, 31, 'dead');
    expect((await purgeStore(store, 7, NOW)).references).toEqual([reference]);
  });

  test('deletes old leads while a notice of others waits to be sent', async () => {
    const store = await openTestStore(kind);
    const reference = await addLead(store, 731, 'sent');
    const notice = { kind: 'email', state: 'pending', created_at: NOW, attempts: 1, next_at: NOW } as const;
    await store.insertInto('outbox').values(notice).execute();
    expect((await purgeStore(store, 730, NOW)).references).toEqual([reference]);
  });

  test('deletes a lead whose only pending delivery is the acknowledgement', async () => {
    const store = await openTestStore(kind);
    await saveLead(store, sampleLead({ acknowledge: true }));
    await store
      .updateTable('lead')
      .set({ received_at: NOW - 731 * DAY_MS })
      .execute();
    await store.updateTable('outbox').set({ state: 'sent' }).where('kind', '=', 'email').execute();
    expect((await purgeStore(store, 730, NOW)).references).toHaveLength(1);
  });

  test('deletes captcha nonces after 7 days', async () => {
    const store = await openTestStore(kind);
    const used = [NOW - 7 * DAY_MS - 1, NOW - 7 * DAY_MS];
    await store
      .insertInto('captcha_nonce')
      .values(used.map((used_at) => ({ nonce: String(used_at), used_at })))
      .execute();
    expect((await purgeStore(store, 730, NOW)).nonces).toBe(1);
    expect(await store.selectFrom('captcha_nonce').select('used_at').execute()).toEqual([{ used_at: used[1] }]);
  });
});

describe('startPurge', () => {
  async function start(dataDir = tempFolder()) {
    const store = await openTestStore('SQLite');
    const clock = new FakeClock(NOW);
    const lines: string[] = [];
    const log = createLog('debug', { write: (line) => lines.push(line) });
    const purges = () => lines.filter((line) => line.includes('purged')).map((line) => JSON.parse(line));
    const begin = () => startPurge({ DATA_DIR: dataDir, LEAD_RETENTION_DAYS: 730 }, store, clock, log);
    return { store, clock, lines, purges, begin };
  }

  test('purges at once and then hourly until stopped', async () => {
    const { store, clock, purges, begin } = await start();
    for (const age of [0, 730]) await addLead(store, age, 'sent');
    const purge = begin();
    await vi.waitFor(() => expect(purges()).toMatchObject([{ leads: 0 }]), WAIT);
    clock.advance(HOUR_MS);
    await vi.waitFor(
      () =>
        expect(purges()).toMatchObject([
          { leads: 0, level: 20 },
          { leads: 1, level: 30 },
        ]),
      WAIT,
    );
    await purge.stop();
    clock.advance(HOUR_MS);
    await purge.stop();
    expect(purges()).toHaveLength(2);
  });

  test('deletes the .eml files of purged leads, and all .eml files beyond the retention period', async () => {
    const dataDir = tempFolder();
    const { store, purges, begin } = await start(dataDir);
    const gone = await addLead(store, 31, 'sent', 'unverified');
    const kept = await addLead(store, 0, 'sent');
    const folder = join(dataDir, 'outbox');
    mkdirSync(folder);
    for (const name of [`${gone}.eml`, `${kept}.eml`, 'TL-OLD.eml', 'TL-OLD.eml.part', 'notes.txt']) {
      writeFileSync(join(folder, name), '');
      const age = name.includes('OLD') || name === 'notes.txt' ? 731 : 1;
      utimesSync(join(folder, name), NOW / 1_000, (NOW - age * DAY_MS) / 1_000);
    }
    await begin().stop();
    expect(readdirSync(folder).sort()).toEqual([`${kept}.eml`, 'notes.txt'].sort());
    expect(purges()).toMatchObject([{ leads: 1, files: 3 }]);
  });

  test('deletes no lead long before its term by a clock that is years ahead, also when it is restarted', async () => {
    const { store, clock, purges, begin } = await start();
    for (const age of [1, 700, 729, 731]) await addLead(store, age, 'sent');
    await begin().stop();
    expect(purges()).toMatchObject([{ leads: 1 }]);
    clock.set(3 * 365 * DAY_MS);
    await begin().stop();
    const purge = begin();
    await vi.waitFor(() => expect(purges()).toHaveLength(3), WAIT);
    for (let hour = 1; hour <= 2; hour += 1) {
      clock.advance(PURGE_EVERY_MS);
      await vi.waitFor(() => expect(purges()).toHaveLength(3 + hour), WAIT);
    }
    await purge.stop();
    expect(await store.selectFrom('lead').select('id').execute()).toHaveLength(2);
  });

  test('catches up after an outage', async () => {
    const { store, clock, purges, begin } = await start();
    await begin().stop();
    await addLead(store, 700, 'sent');
    clock.set(31 * DAY_MS);
    const purge = begin();
    for (let hour = 0; hour <= 31; hour += 1) {
      await vi.waitFor(() => expect(purges()).toHaveLength(2 + hour), WAIT);
      clock.advance(PURGE_EVERY_MS);
    }
    await purge.stop();
    expect(await store.selectFrom('lead').select('id').execute()).toEqual([]);
  });

  test.each([
    ['behind', -365, 0],
    ['ahead', 365, 1],
  ])('goes on as before after a clock that was %s for an hour', async (_name, days, deleted) => {
    const { store, clock, purges, begin } = await start();
    await begin().stop();
    for (const age of [728, 730]) await addLead(store, age, 'sent');
    clock.set(days * DAY_MS);
    const purge = begin();
    await vi.waitFor(() => expect(purges()).toHaveLength(2), WAIT);
    clock.advance(PURGE_EVERY_MS);
    await vi.waitFor(() => expect(purges()).toHaveLength(3), WAIT);
    clock.set(-days * DAY_MS);
    for (let hour = 1; hour <= 2; hour += 1) {
      clock.advance(PURGE_EVERY_MS);
      await vi.waitFor(() => expect(purges()).toHaveLength(3 + hour), WAIT);
    }
    await purge.stop();
    expect(await readPurgeTime(store)).toBe(clock.now());
    expect(purges()[2]).toMatchObject({ leads: deleted });
    expect(await store.selectFrom('lead').select('id').execute()).toHaveLength(1);
  });

  test('keeps up in a server that starts each day and never lives for an hour', async () => {
    const { store, clock, begin } = await start();
    for (let day = 0; day < 3; day += 1) {
      await begin().stop();
      clock.advance(DAY_MS);
    }
    expect(await readPurgeTime(store)).toBe(clock.now() - DAY_MS);
  });

  test('begins at the newest lead in a store that no server has purged', async () => {
    const { store, clock, purges, begin } = await start();
    for (const age of [0, 729]) await addLead(store, age, 'sent');
    clock.set(2 * DAY_MS);
    await begin().stop();
    expect(await readPurgeTime(store)).toBe(NOW);
    expect(purges()).toMatchObject([{ leads: 0 }]);
  });

  test('survives a failure of the store and retries in an hour', async () => {
    const { store, clock, lines, purges, begin } = await start();
    const putBack = await hideTable(store, 'captcha_nonce');
    begin();
    await vi.waitFor(() => expect(lines.join('')).toContain('purge failed'), WAIT);
    await putBack();
    clock.advance(HOUR_MS);
    await vi.waitFor(() => expect(purges()).toHaveLength(1), WAIT);
  });
});

test('the purge goes by no time that is still to come, once a clock that was ahead is right again', async () => {
  const store = await openTestStore('SQLite');
  await advancePurgeTime(store, NOW + 3 * DAY_MS, true);
  expect(await advancePurgeTime(store, NOW, false)).toBe(NOW);
  expect(await readPurgeTime(store)).toBe(NOW + 2 * DAY_MS);
});

test('purged leads, with their words for searching, are in no file of the SQLite store', async () => {
  const folder = tempFolder();
  const store = await openStoreAt({ DATA_DIR: folder });
  await seedLeads(store, 40, NOW - 800 * DAY_MS, () => ({ message: 'canario '.repeat(40) }));
  // Rows that grow may move to another page.
  await store
    .updateTable('lead')
    .set({ note: 'canarito '.repeat(150) })
    .execute();
  await store.updateTable('outbox').set({ state: 'sent' }).execute();
  await seedLeads(store, 40, NOW, () => ({ message: 'vigente '.repeat(40) }));
  await truncateLog(store);
  const filesWith = (word: string) =>
    readdirSync(folder).filter((name) => readFileSync(join(folder, name), 'latin1').includes(word));
  expect(filesWith('canario')).toEqual(['contact.sqlite']);
  const env = { DATA_DIR: folder, LEAD_RETENTION_DAYS: 730 };
  await startPurge(env, store, new FakeClock(NOW), createLog('silent')).stop();
  for (const word of ['canario', 'canarito']) expect(filesWith(word)).toEqual([]);
  expect(filesWith('vigente')).toEqual(['contact.sqlite']);
});
