import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { company } from '../../tests/harness/unit/our-content.ts';
import { openOutboxBench } from '../../tests/harness/unit/outbox-bench.ts';
import { sampleLead } from '../../tests/harness/unit/sample-lead.ts';
import { content, testEnv } from '../../tests/harness/unit/test-content.ts';
import { STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { saveLead } from '../contact/intake/save-lead.ts';
import { purgeStore } from '../leads/retention.ts';
import type { AgencyMail } from '../mail/mail.ts';
import { heldNotice as words } from '../mail/words.ts';
import { createLog } from '../process/log.ts';
import { openContactServices } from '../services/services.ts';
import { openStore } from '../store/store.ts';
import { DeliveryError } from './transport.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const held = { mark: 'honeypot' } as const;
const subjectsOf = (deliver: { mock: { calls: readonly (readonly unknown[])[] } }) =>
  deliver.mock.calls.map(([email]) => (email as AgencyMail).subject);

describe.each(STORE_KINDS)('the notice of held leads on %s', (kind) => {
  const open = async () => ({ ...(await openOutboxBench(kind)), deliver: vi.fn(() => Promise.resolve()) });

  test('is sent once a day with the count, across servers and restarts', async () => {
    const { addLead, startWorkerOf, pass, enqueue, deliver } = await open();
    await addLead(held);
    await addLead(held);
    startWorkerOf('held', deliver);
    startWorkerOf('held', deliver);
    await pass(0);
    expect(subjectsOf(deliver)).toEqual([words.subject(2)]);
    await addLead(held);
    startWorkerOf('held', deliver);
    await Promise.all([enqueue(), enqueue()]);
    await pass(DAY - MINUTE);
    expect(deliver).toHaveBeenCalledOnce();
    await pass(MINUTE);
    expect(subjectsOf(deliver)).toEqual([words.subject(2), words.subject(3)]);
    await pass(DAY - MINUTE);
    expect(deliver).toHaveBeenCalledTimes(2);
  });

  test('is not sent while no lead is held, nor after the last one is gone', async () => {
    const { addLead, startWorkerOf, pass, enqueue, store, deliver } = await open();
    await addLead();
    await addLead({ mark: 'too-fast' });
    startWorkerOf('held', deliver);
    await pass(2 * DAY);
    expect(deliver).not.toHaveBeenCalled();
    const reference = await addLead(held);
    await pass(MINUTE);
    expect(subjectsOf(deliver)).toEqual([words.subject(1)]);
    await pass(DAY - MINUTE - 2_000);
    await store.deleteFrom('lead').where('reference', '=', reference).execute();
    await pass(2 * DAY);
    const last = await addLead(held);
    await enqueue();
    await store.deleteFrom('lead').where('reference', '=', last).execute();
    await pass(MINUTE);
    expect(deliver).toHaveBeenCalledOnce();
  });

  test('that could not be sent for a day is replaced by one with the count of now', async () => {
    const { addLead, startWorkerOf, pass } = await open();
    await addLead(held);
    const told: AgencyMail[] = [];
    startWorkerOf('held', async (email) => {
      told.push(email);
      if (email.messageId === told[0]?.messageId) throw new DeliveryError('421');
    });
    await pass(0);
    await addLead(held);
    await pass(DAY);
    await pass(DAY - MINUTE);
    expect(new Set(told.map(({ messageId }) => messageId)).size).toBe(2);
    expect(told.at(-1)?.subject).toBe(words.subject(2));
  });

  test('protects its leads from the purge until it has been sent, even beyond the retention period', async () => {
    const { addLead, startWorkerOf, pass, store, clock, advance, deliver } = await open();
    const reported = await addLead(held);
    startWorkerOf('held', deliver);
    await pass(0);
    expect(deliver).toHaveBeenCalledOnce();
    deliver.mockRejectedValue(new DeliveryError('421'));
    await pass(MINUTE);
    const unreported = await addLead(held);
    const purged: string[] = [];
    for (const days of [31, 1_000]) {
      await advance(days * DAY);
      purged.push(...(await purgeStore(store, 730, clock.now())).references);
    }
    expect(purged).toEqual([reported]);
    deliver.mockReset();
    await pass(61 * MINUTE);
    expect((await purgeStore(store, 730, clock.now())).references).toEqual([unreported]);
  });

  test('does not count as sent when it was sent while the clock was ahead', async () => {
    const { addLead, startWorkerOf, pass, store, clock, set, deliver } = await open();
    await set(1_000 * DAY);
    await addLead(held);
    const worker = startWorkerOf('held', deliver);
    await pass(0);
    expect(deliver).toHaveBeenCalledOnce();
    await worker.stop();
    await set(-1_000 * DAY);
    const unreported = await addLead(held);
    const old = clock.now() - 31 * DAY;
    await store.updateTable('lead').set({ received_at: old }).where('reference', '=', unreported).execute();
    expect((await purgeStore(store, 730, clock.now())).references).toEqual([]);
  });

  test.each([DAY / 24, DAY, 365 * DAY])('is delayed by a day at most when the clock was ahead (%d ms)', async (ms) => {
    const { addLead, startWorkerOf, pass, set, deliver } = await open();
    await set(ms);
    await addLead(held);
    startWorkerOf('held', deliver);
    await pass(0);
    expect(deliver).toHaveBeenCalledOnce();
    await set(-ms);
    await addLead(held);
    await pass(0);
    // Not at once: a clock that is set back a little would cause a second notice on the same day.
    await pass(DAY - MINUTE);
    expect(deliver).toHaveBeenCalledOnce();
    await pass(MINUTE);
    expect(deliver).toHaveBeenCalledTimes(2);
  });
});

test('running contact services send the notice through their transports once a lead is held', async () => {
  const DATA_DIR = tempFolder();
  const log = createLog('silent', { write: () => {} });
  const clock = new FakeClock();
  const store = await openStore({ DATA_DIR });
  const services = await openContactServices(testEnv({ DATA_DIR }), { content, store, clock, log });
  await saveLead(store, sampleLead(held));
  const folder = join(DATA_DIR, 'outbox');
  const file = `${company.referencePrefix}-${words.reference}.eml`;
  await vi.waitFor(() => {
    clock.advance(10_000);
    expect(readdirSync(folder)).toEqual([file]);
  }, WAIT);
  expect(readFileSync(join(folder, file), 'utf8')).toContain(words.subject(1));
  await services.stop();
  await store.destroy();
});
