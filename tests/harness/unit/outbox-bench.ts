import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, vi } from 'vitest';
import { type NewLead, saveLead } from '../../../server/contact/intake/save-lead.ts';
import { enqueueDigest, openDigest } from '../../../server/digest/digest.ts';
import type { AgencyMail } from '../../../server/mail/mail.ts';
import { collectWaiting } from '../../../server/outbox/collection.ts';
import { type Enqueue, enqueueDue } from '../../../server/outbox/notices.ts';
import type { SenderDeps } from '../../../server/outbox/sender.ts';
import type { Transport } from '../../../server/outbox/transport.ts';
import { concurrencyOf, POLL_MS, STOP_MS, Worker } from '../../../server/outbox/worker.ts';
import { createLog } from '../../../server/process/log.ts';
import { openComposers } from '../../../server/services/deliveries.ts';
import { StoreLog } from '../../../server/store/store-log.ts';
import type { OutboxKind, OutboxTable, Store } from '../../../server/store/tables.ts';
import { WAIT } from '../until.ts';
import { FakeClock } from './fake-clock.ts';
import { sampleLead } from './sample-lead.ts';
import { content, testEnv } from './test-content.ts';
import { openTimedStore, type StoreKind } from './test-stores.ts';

type Deliver = Transport<AgencyMail>['deliver'];

/** A store, a fake clock and workers, all closed when the test ends. `others` are the notices besides those of the outbox. */
export async function openOutboxBench(storeKind: StoreKind, others: readonly Enqueue[] = [enqueueDigest]) {
  const clock = new FakeClock();
  const { store, advance, set } = await openTimedStore(storeKind, clock);
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => lines.push(line) });
  const storeLog = new StoreLog(log);
  let loops = 0;
  /** Waits until every worker loop is waiting for the clock; one that still polls would miss an advance. */
  const rest = () => vi.waitFor(() => expect(clock.waiting).toBe(loops), WAIT);
  const startWorkerOf = (kind: OutboxKind, ...deliver: Deliver[]) => {
    const transports = deliver.map((one, index) => ({ name: `transport ${index + 1}`, deliver: one }));
    const compose = composerOf(store, clock, kind);
    const worker = new Worker({ store, compose, kind, transports, clock, log, storeLog, random: () => 0.5 });
    loops += concurrencyOf(kind);
    onTestFinished(() => stopAtOnce(worker, clock));
    const stop = async () => {
      loops -= concurrencyOf(kind);
      await worker.stop();
    };
    return { wake: () => worker.wake(), isAlive: () => worker.isAlive(), stop };
  };
  const startWorker = (...deliver: Deliver[]) => startWorkerOf('email', ...deliver);
  /** Adds the notices that are due, as a server does every ten seconds. */
  const enqueue = () => enqueueDue(store, clock.now(), [collectWaiting('email'), ...others]);
  /** Passes time and adds the notices that are due; the workers look for them. */
  const pass = async (ms: number) => {
    await rest();
    await advance(ms);
    await rest();
    await enqueue();
    await advance(POLL_MS);
    await rest();
  };
  return {
    store,
    clock,
    advance,
    set,
    rest,
    log,
    storeLog,
    lines,
    startWorker,
    startWorkerOf,
    enqueue,
    pass,
    ...outboxOf(store, clock),
  };
}

/** What each kind of delivery says. */
function composerOf(store: Store, clock: FakeClock, kind: OutboxKind): SenderDeps<AgencyMail>['compose'] {
  const env = testEnv();
  if (kind === 'digest') return openDigest(env, { content, store, clock, log: createLog('silent') });
  const { email, held, unread } = openComposers(env, content, store);
  if (kind === 'unread') return async (delivery) => (await unread(delivery))?.mail;
  return kind === 'held' ? held : email;
}

async function stopAtOnce(worker: Worker<AgencyMail>, clock: FakeClock): Promise<void> {
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

/** A transport that delivers nothing until `open` is called; it may have sent everything, so that only the answer is missing. */
export function slowTransport(at: 'sending' | 'answering' = 'sending') {
  const emails: AgencyMail[] = [];
  const gate = Promise.withResolvers<void>();
  const deliver: Deliver = (email, _signal, onWhole) => {
    emails.push(email);
    if (at === 'answering') onWhole?.();
    return gate.promise;
  };
  return { deliver, emails, open: () => gate.resolve() };
}
