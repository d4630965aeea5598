import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, vi } from 'vitest';
import { saveLead } from '../contact/leads.ts';
import { openStore } from '../contact/store.ts';
import type { OutboxTable, Store } from '../contact/tables.ts';
import type { Letter, Transport } from '../contact/transport.ts';
import { STOP_MS, Worker } from '../contact/worker.ts';
import { createLog } from '../log.ts';
import { FakeClock } from './fake-clock.ts';
import { tempFolder } from './fixture-dist.ts';
import { goodFields } from './test-app.ts';

type Deliver = Transport['deliver'];

/** A store, a clock that moves by hand and workers on them, all closed when the test ends. */
export async function openOutboxBench() {
  const store = await openStore({ DATA_DIR: tempFolder() });
  const clock = new FakeClock();
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => lines.push(line) });
  const startWorker = (...deliver: Deliver[]) => {
    const transports = deliver.map((one, index) => ({ name: `transport ${index + 1}`, deliver: one }));
    const worker = new Worker({ store, transports, clock, log, random: () => 0.5 });
    onTestFinished(() => stopAtOnce(worker, clock));
    return worker;
  };
  onTestFinished(() => store.destroy());
  return { store, clock, lines, startWorker, ...outboxOf(store, clock) };
}

async function stopAtOnce(worker: Worker, clock: FakeClock): Promise<void> {
  const stopped = worker.stop();
  await setImmediate();
  clock.advance(STOP_MS);
  await stopped;
}

function outboxOf(store: Store, clock: FakeClock) {
  return {
    /** Stores a lead of now and returns its reference. */
    async addLead() {
      const own = { key: crypto.randomUUID(), receivedAt: clock.now(), referencePrefix: 'IL' };
      const saved = await saveLead(store, { message: goodFields, site: 'https://ilalo.example', partner: '', ...own });
      return 'reference' in saved ? saved.reference : '';
    },
    /** Waits until the outbox's first row holds `expected`. */
    untilRow(expected: Partial<OutboxTable>) {
      return vi.waitFor(async () => {
        expect(await store.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()).toMatchObject(expected);
      }, WAIT);
    },
  };
}

/** Conditions are looked at often; the limit is for a condition that never comes. */
export const WAIT = { interval: 2, timeout: 4_000 };

/** Lets everything run that needs no time to pass. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await setImmediate();
}

/** A transport that keeps each letter until the test lets it go. */
export function slowTransport() {
  const letters: Letter[] = [];
  const gate = Promise.withResolvers<void>();
  const deliver: Deliver = (letter) => {
    letters.push(letter);
    return gate.promise;
  };
  return { deliver, letters, open: () => gate.resolve() };
}
