import { expect, onTestFinished, test, vi } from 'vitest';
import { type Behaviour, openLoopback, reset } from '../../tests/harness/loopback.ts';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { seedLeads } from '../../tests/harness/unit/seed-leads.ts';
import { openTestStore } from '../../tests/harness/unit/test-stores.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { createLog } from '../process/log.ts';
import { startHeartbeat } from './heartbeat.ts';

const MINUTE_MS = 60_000;
const LATE_MS = 16 * MINUTE_MS;

async function open(behaviour: Behaviour = (response) => response.end('ok')) {
  const monitor = await openLoopback(onTestFinished, behaviour);
  const [clock, store] = [new FakeClock(), await openTestStore('SQLite')];
  const [draining, worker] = [{ begun: false }, { isAlive: true }];
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const start = () => {
    const deps = { store, clock, log, draining, isDelivering: () => worker.isAlive };
    const heartbeat = startHeartbeat(`${monitor.url}/ping/canary`, deps);
    onTestFinished(() => heartbeat.stop());
    return heartbeat;
  };
  return { ...monitor, clock, store, draining, worker, lines, start };
}

test('the heartbeat requests its URL at the start, then each minute, until it is stopped', async () => {
  const { received, clock, start } = await open();
  const heartbeat = start();
  for (const count of [1, 2, 3]) {
    await vi.waitFor(() => expect(received).toHaveLength(count), WAIT);
    clock.advance(MINUTE_MS);
  }
  await vi.waitFor(() => expect(received).toHaveLength(4), WAIT);
  expect(received[0]).toMatchObject({ path: '/ping/canary', body: '' });
  await heartbeat.stop();
  expect(clock.waiting).toBe(0);
});

test.each<[string, (site: Awaited<ReturnType<typeof open>>) => unknown]>([
  ['stops', ({ draining }) => Object.assign(draining, { begun: true })],
  ['has a worker that hangs', ({ worker }) => Object.assign(worker, { isAlive: false })],
  ['cannot store', ({ store }) => store.schema.dropTable('heartbeat').execute()],
  [
    'has late emails',
    ({ store, clock }) =>
      seedLeads(store, 1, clock.now() - LATE_MS, () => ({ delivery: { state: 'pending', sent_at: null } })),
  ],
])('the heartbeat requests nothing while the server %s', async (_state, spoil) => {
  const site = await open();
  await spoil(site);
  // Stopping waits for a call in flight.
  await site.start().stop();
  expect(site.received).toEqual([]);
});

test.each<[string, Behaviour, unknown]>([
  ['an error status', (response) => response.writeHead(500).end(), 500],
  ['a redirect', (response) => response.writeHead(302, { location: '/elsewhere' }).end(), 'redirect'],
  ['no response', reset, 'UND_ERR_SOCKET'],
])('the heartbeat logs %s without the URL, and makes the next call', async (_fault, behaviour, code) => {
  const { received, clock, lines, start } = await open(behaviour);
  start();
  await vi.waitFor(() => expect(lines).toHaveLength(1), WAIT);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'heartbeat not taken', code });
  expect(lines[0]).not.toContain('canary');
  clock.advance(MINUTE_MS);
  await vi.waitFor(() => expect(received).toHaveLength(2), WAIT);
});
