import { expect, onTestFinished, vi } from 'vitest';
import { createLog } from '../../../server/process/log.ts';
import type { Store } from '../../../server/store/tables.ts';
import type { Seen } from '../../../server/visits/pending-visits.ts';
import { startVisits, WRITE_MS } from '../../../server/visits/visits.ts';
import { WAIT } from '../until.ts';
import { FakeClock } from './fake-clock.ts';
import { content } from './test-content.ts';
import { openTimedStore, type StoreKind } from './test-stores.ts';

/** Noon of a day in Guayaquil. */
export const NOON = Date.UTC(2026, 10, 21, 17);

/** A visitor on a computer who opens the home page, with `changes` applied. */
export const seenView = (changes: Partial<Seen> = {}): Seen => ({
  step: 'visited',
  plan: '',
  address: '192.0.2.1',
  agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  device: 'computer',
  source: '',
  page: '/',
  ...changes,
});

/** The counts of a store: `2026-11-21 view /` → 3. */
export async function readCounts(store: Store): Promise<Record<string, number>> {
  const rows = await store.selectFrom('visit_count').selectAll().execute();
  return Object.fromEntries(
    rows.map(({ bucket, measure, name, count }) => [`${bucket} ${measure} ${name}`.trim(), count]),
  );
}

/** A store with a fake clock. `open` starts a server that counts on it; all stop when the test ends. */
export async function openVisitBench(storeKind: StoreKind, now = NOON) {
  const clock = new FakeClock(now);
  const { store, advance, set } = await openTimedStore(storeKind, clock);
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => lines.push(line) });
  const open = (own: Store = store, VISITS = true) => {
    const visits = startVisits({ VISITS }, { content, store: own, clock, log });
    onTestFinished(() => visits.stop());
    return visits;
  };
  const write = () => advance(WRITE_MS);
  const counts = () => readCounts(store);
  /** Has the servers write, and waits until the store has these counts. */
  const counted = async (expected: Readonly<Record<string, number>>) => {
    await write();
    await vi.waitFor(async () => expect(await counts()).toMatchObject(expected), WAIT);
  };
  return { store, clock, lines, open, set, advance, write, counts, counted };
}
