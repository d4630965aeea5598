import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openLoopback } from '../../tests/harness/loopback.ts';
import { openMailServer } from '../../tests/harness/mail-server.ts';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { openOutboxBench, settle } from '../../tests/harness/unit/outbox-bench.ts';
import { sampleLead } from '../../tests/harness/unit/sample-lead.ts';
import { content, testEnv } from '../../tests/harness/unit/test-content.ts';
import { STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { saveLead } from '../contact/intake/save-lead.ts';
import { markRead } from '../leads/lead-notes.ts';
import type { AgencyMail } from '../mail/mail.ts';
import { unreadNotice as words } from '../mail/words.ts';
import { createLog } from '../process/log.ts';
import { openContactServices } from '../services/services.ts';
import { openStore } from '../store/store.ts';
import { enqueueUnread } from './unread.ts';
import { STOP_MS } from './worker.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

describe.each(STORE_KINDS)('the notice of unread leads on %s', (kind) => {
  async function open() {
    const bench = await openOutboxBench(kind, [enqueueUnread]);
    const deliver = vi.fn((_email: AgencyMail) => Promise.resolve());
    const subjects = () => deliver.mock.calls.map(([{ subject }]) => subject);
    return { ...bench, deliver, subjects };
  }

  test('is sent once for each lead that stays unread for a day', async () => {
    const { addLead, startWorkerOf, pass, subjects, deliver } = await open();
    await addLead();
    await addLead();
    startWorkerOf('unread', deliver);
    await pass(DAY - HOUR);
    expect(subjects()).toEqual([]);
    await addLead();
    await pass(HOUR);
    expect(subjects()).toEqual([words.subject(2)]);
    await pass(DAY - 2 * HOUR);
    expect(subjects()).toHaveLength(1);
    await pass(HOUR);
    expect(subjects()).toEqual([words.subject(2), words.subject(1)]);
    await pass(3 * DAY);
    expect(subjects()).toHaveLength(2);
  });

  test('tells of leads that stay unread after a notice that a clock ahead of its time brought', async () => {
    const { addLead, startWorkerOf, pass, set, subjects, deliver } = await open();
    startWorkerOf('unread', deliver);
    await addLead();
    await set(2 * DAY);
    await pass(0);
    expect(subjects()).toEqual([words.subject(1)]);
    await set(-2 * DAY);
    await pass(HOUR);
    await addLead();
    await pass(DAY);
    expect(subjects().slice(1)).toEqual([words.subject(2)]);
  });

  test('says nothing of leads that were opened, answered, held or erased, or came long ago', async () => {
    const { addLead, startWorkerOf, pass, advance, subjects, deliver, store, clock } = await open();
    startWorkerOf('unread', deliver);
    await addLead();
    await advance(4 * DAY);
    await markRead(store, await addLead(), clock.now());
    await store
      .updateTable('lead')
      .set({ status: 'respondida' })
      .where('reference', '=', await addLead())
      .execute();
    await addLead({ mark: 'honeypot' });
    await pass(DAY);
    expect(subjects()).toEqual([]);
  });

  test('is not sent when its leads were opened while it waited', async () => {
    const { addLead, enqueue, advance, rest, startWorkerOf, subjects, deliver, store, clock } = await open();
    const reference = await addLead();
    await advance(DAY);
    await enqueue();
    await markRead(store, reference, clock.now());
    startWorkerOf('unread', deliver);
    await rest();
    expect(subjects()).toEqual([]);
    expect(await store.selectFrom('outbox').select('id').where('kind', '=', 'unread').execute()).toEqual([]);
  });

  test('is tried again, with leads that were due meanwhile, until it is sent', async () => {
    const { addLead, startWorkerOf, pass, subjects, deliver } = await open();
    deliver.mockRejectedValue(new Error('down'));
    await addLead();
    await pass(HOUR);
    await addLead();
    startWorkerOf('unread', deliver);
    await pass(DAY - HOUR);
    expect(deliver).toHaveBeenCalled();
    await pass(HOUR);
    deliver.mockClear().mockResolvedValue();
    await pass(HOUR);
    expect(subjects()).toEqual([words.subject(2)]);
  });
});

test('it is sent by Telegram where that is configured, and by email when Telegram rejects it', async () => {
  const mailServer = await openMailServer(onTestFinished);
  let status = 200;
  const telegram = await openLoopback(onTestFinished, (response) => response.writeHead(status).end('{"ok":true}'));
  const clock = new FakeClock();
  const env = testEnv({
    DATA_DIR: tempFolder(),
    SMTP_URL: mailServer.url,
    TELEGRAM_TOKEN: '123456789:AAE_canary-canary-canary-canary',
    TELEGRAM_CHAT: '1',
    TELEGRAM_API_BASE: telegram.url,
  });
  const store = await openStore(env);
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const services = await openContactServices(env, { content, store, clock, log });
  onTestFinished(async () => {
    const stopped = services.stop();
    await settle();
    clock.advance(STOP_MS);
    await stopped;
    await store.destroy();
  });
  const addUnread = () => saveLead(store, sampleLead({ receivedAt: clock.now() - DAY }));
  const until = (told: () => boolean) =>
    vi.waitFor(() => {
      clock.advance(500);
      expect(told()).toBe(true);
    }, WAIT);
  await addUnread();
  await until(() => telegram.received.some(({ body }) => body.includes(words.subject(1))));
  expect(telegram.received.at(-1)?.body).toContain('estado=nueva');
  await until(() => lines.some((line) => line.includes('"kind":"unread"')));
  expect(lines.find((line) => line.includes('"kind":"unread"'))).toContain('notification sent');
  expect(mailServer.emails.map(({ mail }) => mail.subject)).not.toContain(words.subject(1));
  status = 403;
  clock.advance(HOUR);
  await addUnread();
  const subjects = [words.subject(1), words.subject(2)];
  await until(() => mailServer.emails.some(({ mail }) => subjects.includes(mail.subject ?? '')));
});
