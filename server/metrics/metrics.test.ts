import { createServer } from 'node:http';
import { Registry } from 'prom-client';
import { describe, expect, test, vi } from 'vitest';
import { listen } from '../../tests/harness/loopback.ts';
import { easyCaptcha, postMessage } from '../../tests/harness/unit/easy-captcha.ts';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { writeFixtureDist } from '../../tests/harness/unit/fixture-dist.ts';
import { seedLeads } from '../../tests/harness/unit/seed-leads.ts';
import { spawnServer } from '../../tests/harness/unit/spawn-server.ts';
import { goodFields, openTestApp } from '../../tests/harness/unit/test-app.ts';
import { openTimedStore, STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { WAIT } from '../../tests/harness/until.ts';
import type { AgencyMail } from '../mail/mail.ts';
import { DeliveryError } from '../outbox/transport.ts';
import { measureDeliveries, measureNewsAge } from './metrics.ts';
import { measureOutbox } from './outbox-metrics.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

/** The value of a metric; undefined when it is absent. */
async function readValue(registry: Registry, line: string): Promise<string | undefined> {
  const lines = (await registry.metrics()).split('\n');
  return lines.find((text) => text.startsWith(`${line} `))?.slice(line.length + 1);
}

describe('a server', () => {
  test('serves metrics on their own port and without data of visitors', async () => {
    // Nothing listens on the port of the news host.
    const settings = { ...(await easyCaptcha()), METRICS_PORT: '0', NEWS_API_URL: 'http://127.0.0.1:1' };
    const server = spawnServer(writeFixtureDist(), settings);
    const address = await server.listening;
    const [, metrics = ''] = /^metrics at (http:\/\/127\.0\.0\.1:\d+\/metrics)$/m.exec(server.output()) ?? [];
    expect((await postMessage(address)).status).toBe(201);
    const read = async () => (await fetch(metrics)).text();
    await vi.waitFor(
      async () => expect(await read()).toContain('deliveries_total{kind="email",transport="file",outcome="sent"} 1\n'),
      WAIT,
    );
    const text = await read();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="POST",what="\/api\/v1\/contact",status="201"\} 1\n/,
    );
    expect(text).toContain('store_up 1\n');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(text).toMatch(/^news_age_seconds \d/m);
    expect(text, 'without a release').toContain('build_info{release="unknown"} 1\n');
    expect((await fetch(address)).headers.get('x-release')).toBeNull();
    for (const value of Object.values(goodFields)) expect(text).not.toContain(value);
    expect((await fetch(`${address}/metrics`)).status).toBe(404);
    expect((await fetch(metrics, { method: 'POST' })).status).toBe(404);
    expect((await fetch(new URL('/', metrics))).status).toBe(404);
    expect(await server.stop()).toBe(0);
  });

  test('does not start when METRICS_PORT is in use, and names the variable', async () => {
    await using other = createServer();
    const { port } = new URL(await listen(other));
    const server = spawnServer(writeFixtureDist(), { METRICS_PORT: port });
    expect(await server.exit).toBe(1);
    expect(server.errors()).toMatch(/^METRICS_PORT: .*EADDRINUSE.*\n$/);
  });
});

test('requests are labelled by route, never by URL', async () => {
  const registry = new Registry();
  const { app } = await openTestApp({ metrics: { registry } });
  const asked = [
    '/',
    '/SERVICIOS/',
    '/maria@correo.example',
    '/robots.txt',
    '/healthz',
    '/contactenos?fromService=maria',
  ];
  for (const url of asked) await app.inject({ url });
  const text = await registry.metrics();
  const count = (labels: string) =>
    new RegExp(`^http_request_duration_seconds_count\\{method="GET",${labels}\\} (.*)$`, 'm').exec(text)?.[1];
  expect(count('what="page",status="200"')).toBe('2');
  expect(count('what="page",status="404"')).toBe('1');
  expect(count('what="file",status="200"')).toBe('1');
  expect(count('what="/healthz",status="200"')).toBe('1');
  expect(count('what="/contactenos",status="200"')).toBe('1');
  expect(text).not.toContain('maria');
});

describe.each(STORE_KINDS)('the outbox on %s', (kind) => {
  test('is reported by size and age, and is absent when the store cannot be read', async () => {
    const registry = new Registry();
    const clock = new FakeClock(NOW);
    const { store, advance, set } = await openTimedStore(kind, clock);
    measureOutbox(registry, store, clock);
    expect(await readValue(registry, 'store_up')).toBe('1');
    expect(await readValue(registry, 'outbox_oldest_seconds{kind="email"}')).toBeUndefined();
    await seedLeads(store, 3, NOW);
    await store.updateTable('outbox').set({ created_at: NOW, state: 'pending' }).execute();
    const [first] = await store.selectFrom('outbox').select('id').execute();
    await store
      .updateTable('outbox')
      .set({ state: 'dead', created_at: 0 })
      .where('id', '=', first?.id ?? 0)
      .execute();
    await advance(90_000);
    expect(await readValue(registry, 'outbox_deliveries{kind="email",state="pending"}')).toBe('2');
    expect(await readValue(registry, 'outbox_deliveries{kind="email",state="dead"}')).toBe('1');
    expect(await readValue(registry, 'outbox_oldest_seconds{kind="email"}')).toBe('90');
    // Stored while the clock was ahead.
    await set(-1_090_000);
    expect(await readValue(registry, 'outbox_oldest_seconds{kind="email"}')).toBe('1000');
    // Leads that are told together wait on purpose.
    await store
      .updateTable('outbox')
      .set({ collected: 1, created_at: clock.now() })
      .where('state', '=', 'pending')
      .execute();
    expect(await readValue(registry, 'outbox_deliveries{kind="email",state="pending"}')).toBe('2');
    expect(await readValue(registry, 'outbox_oldest_seconds{kind="email"}')).toBeUndefined();
    expect(await readValue(registry, 'leads_held')).toBe('0');
    expect(await readValue(registry, 'leads_held_oldest_seconds')).toBe('0');
    const since = { received_at: clock.now() - 7_000, quarantine: 'honeypot', delivery: null } as const;
    await seedLeads(store, 2, clock.now(), () => since);
    expect(await readValue(registry, 'leads_held')).toBe('2');
    expect(await readValue(registry, 'leads_held_oldest_seconds')).toBe('7');
    await store.updateTable('lead').set({ read_at: clock.now() }).where('quarantine', '=', 'honeypot').execute();
    expect(await readValue(registry, 'leads_held')).toBe('2');
    expect(await readValue(registry, 'leads_held_oldest_seconds')).toBe('0');
    // As on a full disk, reads work and writes fail.
    await store.schema.dropTable('heartbeat').execute();
    expect(await readValue(registry, 'store_up')).toBe('0');
    expect(await readValue(registry, 'outbox_deliveries{kind="email",state="dead"}')).toBe('1');
    await store.schema.dropTable('outbox').execute();
    expect(await readValue(registry, 'outbox_deliveries{kind="email",state="dead"}')).toBeUndefined();
  });
});

test.each([
  ['sent', () => {}],
  ['failed', () => Promise.reject(new DeliveryError('421'))],
  ['refused', () => Promise.reject(new DeliveryError('550', { refused: true }))],
])('a delivery that is %s is counted and its outcome passed on', async (outcome, end) => {
  const registry = new Registry();
  const watched = measureDeliveries(registry)('ack', { name: 'smtp', deliver: async () => end() });
  expect(await readValue(registry, `deliveries_total{kind="ack",transport="smtp",outcome="${outcome}"}`)).toBe('0');
  const ended = watched.deliver({} as AgencyMail, new AbortController().signal);
  expect(
    await ended.then(
      () => 'sent',
      (error: unknown) => error instanceof DeliveryError,
    ),
  ).toBe(outcome === 'sent' ? 'sent' : true);
  expect(await readValue(registry, `deliveries_total{kind="ack",transport="smtp",outcome="${outcome}"}`)).toBe('1');
});

test('an age gauge counts from the start, and then from the last read', async () => {
  const registry = new Registry();
  const clock = new FakeClock(NOW);
  let readAt: number | undefined;
  measureNewsAge(registry, clock, () => readAt);
  clock.advance(60_000);
  expect(await readValue(registry, 'news_age_seconds')).toBe('60');
  readAt = clock.now();
  clock.advance(30_000);
  expect(await readValue(registry, 'news_age_seconds')).toBe('30');
});
