import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { NOTIFICATION_KINDS } from '../../domain/desk/lead-status.ts';
import { notificationProblem } from '../../domain/desk/notification-problem.ts';
import { type Behaviour, hang, openLoopback } from '../../tests/harness/loopback.ts';
import { openMailServer } from '../../tests/harness/mail-server.ts';
import { easyCaptcha, postMessage } from '../../tests/harness/unit/easy-captcha.ts';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { tempFolder, writeFixtureDist } from '../../tests/harness/unit/fixture-dist.ts';
import { openOutboxBench, settle } from '../../tests/harness/unit/outbox-bench.ts';
import { sampleLead } from '../../tests/harness/unit/sample-lead.ts';
import { spawnServer } from '../../tests/harness/unit/spawn-server.ts';
import { content, testEnv } from '../../tests/harness/unit/test-content.ts';
import { openStoreAt, STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { saveLead } from '../contact/intake/save-lead.ts';
import { readReadiness } from '../http/readiness.ts';
import { DeliveryError } from '../outbox/transport.ts';
import { STOP_MS } from '../outbox/worker.ts';
import { createLog } from '../process/log.ts';
import { openContactServices } from '../services/services.ts';
import { openStore } from '../store/store.ts';
import type { OutboxKind } from '../store/tables.ts';
import { dropUnconfigured } from './notifications.ts';

const DAY = 24 * 60 * 60_000;
const TOKEN = '123456789:AAE_canary-canary-canary-canary';
const SECRET = 'canary'.repeat(6);
const webhook = (url: string) => ({ NOTIFY_URL: `${url}/canary-path`, NOTIFY_SECRET: SECRET });
const telegram = (url: string) => ({ TELEGRAM_TOKEN: TOKEN, TELEGRAM_CHAT: '1', TELEGRAM_API_BASE: url });
const take: Behaviour = (response) => response.end('{"ok":true}');

describe.each(STORE_KINDS)('notifications on %s', (kind) => {
  test('are stored with the lead, unless it is held', async () => {
    const { addLead, store } = await openOutboxBench(kind);
    await addLead({ notify: ['telegram', 'webhook'] });
    await addLead({ notify: ['telegram', 'webhook'], mark: 'honeypot' });
    const rows = await store.selectFrom('outbox').select(['kind', 'state']).orderBy('id').execute();
    expect(rows).toEqual(['email', 'telegram', 'webhook'].map((one) => ({ kind: one, state: 'pending' })));
  });

  test.each(NOTIFICATION_KINDS)('by %s wait as long as the receiver asks', async (notification) => {
    const bench = await openOutboxBench(kind);
    await bench.addLead({ notify: [notification] });
    const busy = new DeliveryError('429', { retryAfterMs: 33_999.5 });
    bench.startWorkerOf(notification, () => Promise.reject(busy));
    const row = () =>
      bench.store.selectFrom('outbox').selectAll().where('kind', '=', notification).executeTakeFirstOrThrow();
    const failed = { state: 'pending', last_error: '429' };
    await vi.waitFor(async () => expect(await row()).toMatchObject(failed), WAIT);
    expect((await row()).next_at).toBe(bench.clock.now() + 34_000);
  });

  test('that are given up leave the lead delivered, and the server ready', async () => {
    const bench = await openOutboxBench(kind);
    await bench.addLead({ notify: ['telegram'] });
    bench.startWorker(() => Promise.resolve());
    const statesOf = (one: OutboxKind) =>
      bench.store.selectFrom('outbox').select('state').where('kind', '=', one).execute();
    await vi.waitFor(async () => expect(await statesOf('email')).toEqual([{ state: 'sent' }]), WAIT);
    await bench.advance(14 * DAY);
    bench.startWorkerOf('telegram', () => Promise.reject(new DeliveryError('403', { refused: true })));
    await vi.waitFor(async () => expect(await statesOf('telegram')).toEqual([{ state: 'dead' }]), WAIT);
    const { body } = await readReadiness(bench.store, bench.clock, createLog('silent'));
    expect(body).toEqual({ status: 'ok' });
  });

  test('of a kind that is no longer configured are dropped, and no others', async () => {
    const { addLead, store } = await openOutboxBench(kind);
    await addLead({ notify: ['telegram', 'webhook'] });
    await addLead({ notify: ['telegram'] });
    await store.updateTable('outbox').set({ state: 'sent' }).where('id', '=', 2).execute();
    await dropUnconfigured(store, webhook('https://programa.example'));
    const rows = await store.selectFrom('outbox').select('kind').orderBy('id').execute();
    expect(rows.map((row) => row.kind)).toEqual(['email', 'telegram', 'webhook', 'email']);
  });

  test.each(['digest', 'unread'] as const)('of the kind %s are dropped once it is switched off', async (notice) => {
    const { store } = await openOutboxBench(kind);
    const row = { kind: notice, created_at: 0, attempts: 1, next_at: 0 };
    await store
      .insertInto('outbox')
      .values((['sent', 'pending'] as const).map((state) => ({ ...row, state })))
      .execute();
    const states = () => store.selectFrom('outbox').select('state').orderBy('id').execute();
    await dropUnconfigured(store, { DIGEST: true, DESK: true });
    expect(await states()).toHaveLength(2);
    await dropUnconfigured(store, { DIGEST: notice !== 'digest', DESK: notice !== 'unread' });
    expect(await states()).toEqual([{ state: 'sent' }]);
  });

  test('leave no acknowledgement behind that would be sent months later', async () => {
    const { addLead, store } = await openOutboxBench(kind);
    await addLead({ acknowledge: true });
    const kinds = async () => {
      const rows = await store.selectFrom('outbox').select('kind').orderBy('id').execute();
      return rows.map((row) => row.kind);
    };
    await dropUnconfigured(store, { CONTACT_ACK: true });
    expect(await kinds()).toEqual(['email', 'ack']);
    const become = (state: 'dead' | 'pending') =>
      store.updateTable('outbox').set({ state }).where('kind', '=', 'ack').execute();
    // Of an address that was refused, which the desk says.
    await become('dead');
    await dropUnconfigured(store, {});
    expect(await kinds()).toEqual(['email', 'ack']);
    await become('pending');
    await dropUnconfigured(store, {});
    expect(await kinds()).toEqual(['email']);
  });
});

test('a notification that hangs delays neither the email nor the other notification', async () => {
  const [silent, working] = [await openLoopback(onTestFinished, hang), await openLoopback(onTestFinished, take)];
  const mailServer = await openMailServer(onTestFinished);
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => lines.push(line) });
  const env = testEnv({
    DATA_DIR: tempFolder(),
    SMTP_URL: mailServer.url,
    ...telegram(silent.url),
    ...webhook(working.url),
  });
  const clock = new FakeClock();
  const store = await openStore(env);
  const services = await openContactServices(env, { content, store, clock, log });
  for (let leads = 0; leads < 3; leads += 1) {
    await saveLead(store, sampleLead({ receivedAt: clock.now(), notify: ['telegram', 'webhook'] }));
  }
  services.onSaved();
  await vi.waitFor(() => expect(mailServer.emails).toHaveLength(3), WAIT);
  await vi.waitFor(() => expect(working.received).toHaveLength(3), WAIT);
  await vi.waitFor(() => expect(silent.received).toHaveLength(1), WAIT);
  const stopped = services.stop();
  await settle();
  clock.advance(STOP_MS);
  await stopped;
  await store.destroy();
  expect(lines.join('')).not.toContain('canary');
});

test('notifications are sent again with the same reference if the server was killed before the responses', async () => {
  const folder = writeFixtureDist();
  const gate = Promise.withResolvers<void>();
  // The first process is killed before it gets a response.
  const open = () =>
    openLoopback(onTestFinished, (response) => void gate.promise.then(() => take(response, {} as never)));
  const [bot, program] = [await open(), await open()];
  const env = { ...(await easyCaptcha()), ...telegram(bot.url), ...webhook(program.url) };
  const first = spawnServer(folder, env);
  const response = await postMessage(await first.listening);
  const { reference } = await response.json();
  const expectRequests = (count: number) =>
    vi.waitFor(() => expect([bot, program].map(({ received }) => received.length)).toEqual([count, count]), WAIT);
  await expectRequests(1);
  await first.kill();
  gate.resolve();
  const second = spawnServer(folder, env);
  await second.listening;
  await expectRequests(2);
  for (const { body } of [...bot.received, ...program.received]) expect(body).toContain(reference);
  expect(program.received.map(({ headers }) => headers['webhook-id'])).toEqual([reference, reference]);
  // Another worker delivers the email meanwhile.
  const emails = () => readdirSync(join(folder, 'data/outbox'));
  await vi.waitFor(() => expect(emails()).toEqual([`${reference}.eml`]), WAIT);
  expect(await second.stop()).toBe(0);
  expect(first.output() + first.errors() + second.output() + second.errors()).not.toContain('canary');
  const store = await openStoreAt({ DATA_DIR: join(folder, 'data') });
  const sent = await store
    .selectFrom('outbox')
    .select(['kind', 'attempts'])
    .where('kind', 'in', NOTIFICATION_KINDS)
    .where('state', '=', 'sent')
    .orderBy('kind')
    .execute();
  expect(sent).toEqual(NOTIFICATION_KINDS.toSorted().map((kind) => ({ kind, attempts: 2 })));
});

test('every failure of a notification has its own explanation for the owner', () => {
  const told = NOTIFICATION_KINDS.flatMap((kind) =>
    ['401', '404', '500'].map((code) => notificationProblem(kind, code)),
  );
  expect(new Set(told).size).toBe(told.length);
  expect(notificationProblem('telegram', '401')).toContain('TELEGRAM_TOKEN');
  expect(notificationProblem('webhook', '404')).toContain('NOTIFY_URL');
  expect(notificationProblem('webhook', 'ECONNREFUSED')).toContain('ECONNREFUSED');
});
