import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { inboxHref } from '../../../domain/desk/inbox-filter.ts';
import { formatDate } from '../../../domain/site/moment.ts';
import { openMailServer } from '../../../tests/harness/mail-server.ts';
import { WAIT } from '../../../tests/harness/until.ts';
import { createLog } from '../../process/log.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { tempFolder } from '../../testing/fixture-dist.ts';
import { company, palette } from '../../testing/our-content.ts';
import { openOutboxBench } from '../../testing/outbox-bench.ts';
import { sampleLead } from '../../testing/sample-lead.ts';
import { content, testEnv } from '../../testing/test-content.ts';
import { STORE_KINDS } from '../../testing/test-stores.ts';
import { openContactServices } from '../contact-services.ts';
import { saveLead } from '../intake/save-lead.ts';
import { purgeStore } from '../retention.ts';
import { composeHeldNotice } from './held-notice.ts';
import { composeEmail } from './lead-email.ts';
import { smtpTransport } from './smtp-transport.ts';
import { DeliveryError, type LeadEmail } from './transport.ts';
import { heldNotice as words } from './words.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const held = { mark: 'honeypot' } as const;
const subjectsOf = (deliver: { mock: { calls: readonly (readonly unknown[])[] } }) =>
  deliver.mock.calls.map(([email]) => (email as LeadEmail).subject);

describe.each(STORE_KINDS)('the notice of held leads on %s', (kind) => {
  const open = async () => {
    const bench = await openOutboxBench(kind);
    const deliver = vi.fn(() => Promise.resolve());
    const lookAgain = async (ms: number) => {
      await bench.rest();
      await bench.advance(ms);
      await bench.rest();
    };
    return { ...bench, deliver, lookAgain };
  };

  test('is sent once a day with the count, across servers and restarts', async () => {
    const { addLead, startWorkerOf, lookAgain, rest, deliver } = await open();
    await addLead(held);
    await addLead(held);
    const first = startWorkerOf('held', deliver);
    startWorkerOf('held', deliver);
    await vi.waitFor(() => expect(subjectsOf(deliver)).toEqual([words.subject(2)]), WAIT);
    await addLead(held);
    first.wake();
    startWorkerOf('held', deliver);
    await rest();
    await lookAgain(DAY - MINUTE);
    expect(deliver).toHaveBeenCalledOnce();
    await lookAgain(MINUTE);
    await vi.waitFor(() => expect(subjectsOf(deliver)).toEqual([words.subject(2), words.subject(3)]), WAIT);
    await lookAgain(DAY - MINUTE);
    expect(deliver).toHaveBeenCalledTimes(2);
  });

  test('is not sent while no lead is held, nor after the last one is gone', async () => {
    const { addLead, startWorkerOf, lookAgain, store, deliver } = await open();
    await addLead();
    await addLead({ mark: 'too-fast' });
    startWorkerOf('held', deliver);
    await lookAgain(2 * DAY);
    expect(deliver).not.toHaveBeenCalled();
    const reference = await addLead(held);
    await lookAgain(MINUTE);
    expect(subjectsOf(deliver)).toEqual([words.subject(1)]);
    await store.deleteFrom('lead').where('reference', '=', reference).execute();
    await lookAgain(2 * DAY);
    expect(deliver).toHaveBeenCalledOnce();
  });

  test('is retried with the same Message-ID until it is sent; the next notice has another', async () => {
    const { addLead, startWorkerOf, lookAgain, deliver } = await open();
    await addLead(held);
    deliver.mockRejectedValueOnce(new DeliveryError('421'));
    deliver.mockRejectedValueOnce(new DeliveryError('550', { refused: true }));
    startWorkerOf('held', deliver);
    for (let tries = 1; tries <= 3; tries += 1) {
      await vi.waitFor(() => expect(deliver).toHaveBeenCalledTimes(tries), WAIT);
      await lookAgain(10 * MINUTE);
    }
    await lookAgain(DAY);
    await vi.waitFor(() => expect(deliver).toHaveBeenCalledTimes(4), WAIT);
    const ids = (deliver.mock.calls as unknown as readonly [LeadEmail][]).map(([{ id }]) => id);
    expect(new Set(ids.slice(0, 3)).size).toBe(1);
    expect(ids[3]).not.toBe(ids[0]);
  });

  test('protects its leads from the purge until it has been sent, even beyond the retention period', async () => {
    const { addLead, startWorkerOf, lookAgain, store, clock, advance, deliver } = await open();
    const reported = await addLead(held);
    startWorkerOf('held', deliver);
    await vi.waitFor(() => expect(deliver).toHaveBeenCalledOnce(), WAIT);
    deliver.mockRejectedValue(new DeliveryError('421'));
    await lookAgain(MINUTE);
    const unreported = await addLead(held);
    const purged: string[] = [];
    for (const days of [31, 1_000]) {
      await advance(days * DAY);
      purged.push(...(await purgeStore(store, 730, clock.now())).references);
    }
    expect(purged).toEqual([reported]);
    deliver.mockResolvedValue();
    await lookAgain(61 * MINUTE);
    expect((await purgeStore(store, 730, clock.now())).references).toEqual([unreported]);
  });

  test('does not count as sent when it was sent while the clock was ahead', async () => {
    const { addLead, startWorkerOf, store, clock, set, deliver } = await open();
    await set(1_000 * DAY);
    await addLead(held);
    const worker = startWorkerOf('held', deliver);
    await vi.waitFor(() => expect(deliver).toHaveBeenCalledOnce(), WAIT);
    await worker.stop();
    await set(-1_000 * DAY);
    const unreported = await addLead(held);
    const old = clock.now() - 31 * DAY;
    await store.updateTable('lead').set({ received_at: old }).where('reference', '=', unreported).execute();
    expect((await purgeStore(store, 730, clock.now())).references).toEqual([]);
  });
});

test('the notice of held leads is addressed to the agency and contains the number of leads', async () => {
  const env = testEnv({
    SITE_URL: 'https://tilo.example',
    CONTACT_FROM: 'sitio@tilo.example',
    CONTACT_TO: 'buzon@tilo.example',
  });
  const mailServer = await openMailServer(onTestFinished);
  const transport = smtpTransport(mailServer.url, (email) =>
    composeEmail(email, { name: company.name, palette, from: env.CONTACT_FROM, to: env.CONTACT_TO }),
  );
  const countedAt = Date.UTC(2026, 10, 23);
  const facts = { requests: 12, oldest: Date.UTC(2026, 10, 21, 12), countedAt, reportedAt: 7 };
  await transport.deliver(composeHeldNotice(env, content(), facts), new AbortController().signal);
  expect(mailServer.emails).toMatchObject([
    {
      from: 'sitio@tilo.example',
      to: ['buzon@tilo.example'],
      mail: { subject: words.subject(12), messageId: '<held-7@tilo.example>' },
    },
  ]);
  const lines = [...words.text(12, formatDate(facts.oldest)), ...words.commands(company.referencePrefix)];
  for (const part of [mailServer.emails[0]?.mail.text, mailServer.emails[0]?.mail.html]) {
    for (const line of lines) expect(part).toContain(line);
  }
});

test('the notice of held leads links to their list on the desk, before the commands; without a desk it has only those', () => {
  const facts = { requests: 1, oldest: null, countedAt: Date.UTC(2026, 10, 23), reportedAt: null };
  const link = `https://tilo.example${inboxHref({ search: '', state: 'cuarentena' })}`;
  const env = testEnv({ SITE_URL: 'https://tilo.example' });
  const { text = '', html = '' } = composeHeldNotice(env, content(), facts).body ?? {};
  expect(html).toContain(`href="${link}"`);
  expect(text).toContain(`${words.desk}: ${link}`);
  for (const part of [text, html])
    expect(part.indexOf(link)).toBeLessThan(part.indexOf(words.commands(company.referencePrefix)[1] ?? ''));
  const without = composeHeldNotice({ ...env, DESK: false }, content(), facts).body;
  for (const part of [without?.text, without?.html]) {
    expect(part).not.toContain(words.desk);
    expect(part).toContain(words.commands(company.referencePrefix)[1]);
  }
});

test('running contact services send the notice through their transports once a lead is held', async () => {
  const DATA_DIR = tempFolder();
  const log = createLog('silent', { write: () => {} });
  const services = await openContactServices(testEnv({ DATA_DIR }), { content, clock: new FakeClock(), log });
  await saveLead(services.store, sampleLead(held));
  services.onSaved();
  const folder = join(DATA_DIR, 'outbox');
  const file = `${company.referencePrefix}-${words.reference}.eml`;
  await vi.waitFor(() => expect(readdirSync(folder)).toEqual([file]), WAIT);
  expect(readFileSync(join(folder, file), 'utf8')).toContain(words.subject(1));
  await services.stop();
  await services.store.destroy();
});
