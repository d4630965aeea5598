import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { inboxHref } from '../../domain/desk/inbox-filter.ts';
import { formatDate } from '../../domain/site/moment.ts';
import { openMailServer } from '../../tests/harness/mail-server.ts';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { company } from '../../tests/harness/unit/our-content.ts';
import { openOutboxBench } from '../../tests/harness/unit/outbox-bench.ts';
import { sampleLead } from '../../tests/harness/unit/sample-lead.ts';
import { SAMPLE_SENDER } from '../../tests/harness/unit/sample-mail.ts';
import { content, testEnv } from '../../tests/harness/unit/test-content.ts';
import { STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { saveLead } from '../contact/intake/save-lead.ts';
import { purgeStore } from '../leads/retention.ts';
import type { AgencyMail } from '../mail/mail.ts';
import { composeNotice } from '../mail/notices.ts';
import { smtpTransport } from '../mail/smtp-transport.ts';
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

  test('is retried with the same Message-ID until it is sent; the next notice has another', async () => {
    const { addLead, startWorkerOf, pass, deliver } = await open();
    await addLead(held);
    deliver.mockRejectedValueOnce(new DeliveryError('421'));
    deliver.mockRejectedValueOnce(new DeliveryError('550', { refused: true }));
    startWorkerOf('held', deliver);
    for (let tries = 1; tries <= 3; tries += 1) {
      await pass(10 * MINUTE);
      expect(deliver).toHaveBeenCalledTimes(tries);
    }
    await pass(DAY);
    expect(deliver).toHaveBeenCalledTimes(4);
    const ids = (deliver.mock.calls as unknown as readonly [AgencyMail][]).map(([{ messageId }]) => messageId);
    expect(new Set(ids.slice(0, 3)).size).toBe(1);
    expect(ids[3]).not.toBe(ids[0]);
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

const AT = Date.UTC(2026, 10, 23);

test('the notice of held leads is addressed to the agency and contains the number of leads', async () => {
  const mailServer = await openMailServer(onTestFinished);
  const facts = { at: AT, requests: 12, oldest: Date.UTC(2026, 10, 21, 12) };
  const notice = composeNotice('held', SAMPLE_SENDER, facts);
  await smtpTransport(mailServer.url).deliver(notice, new AbortController().signal);
  expect(mailServer.emails).toMatchObject([
    {
      from: SAMPLE_SENDER.from,
      to: [SAMPLE_SENDER.to],
      mail: { subject: words.subject(12), messageId: `<held-${AT}@tilo.example>` },
    },
  ]);
  const lines = [...words.text(12, formatDate(facts.oldest)), ...words.commands(SAMPLE_SENDER.referencePrefix)];
  for (const part of [mailServer.emails[0]?.mail.text, mailServer.emails[0]?.mail.html]) {
    for (const line of lines) expect(part).toContain(line);
  }
});

test('the notice of held leads links to their list on the desk, before the commands; without a desk it has only those', () => {
  const facts = { at: AT, requests: 1, oldest: AT };
  const link = `${SAMPLE_SENDER.desk}${inboxHref({ search: '', state: 'cuarentena' })}`;
  const command = words.commands(SAMPLE_SENDER.referencePrefix)[1] ?? '';
  const { text, html } = composeNotice('held', SAMPLE_SENDER, facts);
  expect(html).toContain(`href="${link}"`);
  expect(text).toContain(`${words.open}: ${link}`);
  for (const part of [text, html]) expect(part.indexOf(link)).toBeLessThan(part.indexOf(command));
  const without = composeNotice('held', { ...SAMPLE_SENDER, desk: undefined }, facts);
  for (const part of [without.text, without.html]) {
    expect(part).not.toContain(words.open);
    expect(part).toContain(command);
  }
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
