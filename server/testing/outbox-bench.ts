import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, vi } from 'vitest';
import { WAIT } from '../../tests/harness/until.ts';
import { composeCollectedNotice } from '../contact/email/collected-notice.ts';
import { composeHeldNotice } from '../contact/email/held-notice.ts';
import type { LeadEmail, Transport } from '../contact/email/transport.ts';
import { type NewLead, saveLead } from '../contact/intake/save-lead.ts';
import { collectedQueue } from '../contact/outbox/collected-queue.ts';
import { type DeliveryQueue, outboxQueue } from '../contact/outbox/delivery-queue.ts';
import { heldNoticeQueue } from '../contact/outbox/held-notice-queue.ts';
import { concurrencyOf, STOP_MS, Worker } from '../contact/outbox/worker.ts';
import { StoreLog } from '../contact/store/store-log.ts';
import type { DeliveryKind, OutboxTable, Store } from '../contact/store/tables.ts';
import { openDigest } from '../digest/digest.ts';
import { createLog } from '../process/log.ts';
import { FakeClock } from './fake-clock.ts';
import { sampleLead } from './sample-lead.ts';
import { content, testEnv } from './test-content.ts';
import { openTimedStore, type StoreKind } from './test-stores.ts';

type Deliver = Transport['deliver'];

/** A store, a fake clock and workers, all closed when the test ends. */
export async function openOutboxBench(storeKind: StoreKind) {
  const clock = new FakeClock();
  const { store, advance, set } = await openTimedStore(storeKind, clock);
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => lines.push(line) });
  const storeLog = new StoreLog(log);
  let loops = 0;
  const startWorkerOf = (kind: DeliveryKind, ...deliver: Deliver[]) => {
    const transports = deliver.map((one, index) => ({ name: `transport ${index + 1}`, deliver: one }));
    const queue = openQueue(store, kind);
    const worker = new Worker({ queue, kind, transports, clock, log, storeLog, random: () => 0.5 });
    loops += concurrencyOf(kind);
    onTestFinished(() => stopAtOnce(worker, clock));
    return worker;
  };
  const startWorker = (...deliver: Deliver[]) => startWorkerOf('letter', ...deliver);
  /** Waits until every worker loop is waiting for the clock; one that still polls would miss an advance. */
  const rest = () => vi.waitFor(() => expect(clock.waiting).toBe(loops), WAIT);
  return { store, clock, advance, set, rest, storeLog, lines, startWorker, startWorkerOf, ...outboxOf(store, clock) };
}

function openQueue(store: Store, kind: DeliveryKind): DeliveryQueue {
  if (kind === 'held') return heldNoticeQueue(store, (facts) => composeHeldNotice(testEnv(), content(), facts));
  if (kind === 'collected')
    return collectedQueue(store, 'letter', (facts) => composeCollectedNotice(testEnv(), content(), facts));
  if (kind === 'digest') return openDigest(testEnv(), { content, store, log: createLog('silent') });
  return outboxQueue(store, kind);
}

async function stopAtOnce(worker: Worker, clock: FakeClock): Promise<void> {
  const stopped = worker.stop();
  await setImmediate();
  clock.advance(STOP_MS);
  await stopped;
}

function outboxOf(store: Store, clock: FakeClock) {
  return {
    /** Stores a lead at the current time and returns its reference. */
    async addLead(changes: Partial<NewLead> = {}) {
      const saved = await saveLead(store, sampleLead({ receivedAt: clock.now(), ...changes }));
      return 'reference' in saved ? saved.reference : '';
    },
    /** Waits until the first delivery matches `expected`. */
    untilRow(expected: Partial<OutboxTable>) {
      return vi.waitFor(async () => {
        expect(await store.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()).toMatchObject(expected);
      }, WAIT);
    },
  };
}

/** Runs pending callbacks without advancing the clock. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await setImmediate();
}

/** A transport that delivers nothing until `open` is called. */
export function slowTransport() {
  const emails: LeadEmail[] = [];
  const gate = Promise.withResolvers<void>();
  const deliver: Deliver = (email) => {
    emails.push(email);
    return gate.promise;
  };
  return { deliver, emails, open: () => gate.resolve() };
}
