import { expect, onTestFinished, test, vi } from 'vitest';
import { WAIT } from '../../../tests/harness/until.ts';
import { readEnv } from '../../config/env.ts';
import { createLog } from '../../process/log.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { tempFolder } from '../../testing/fixture-dist.ts';
import { openTestStore } from '../../testing/test-stores.ts';
import { startDeliveries, type WatchTransport } from './deliveries.ts';

const SILENCE_MS = 3 * 60_000;
const LOOPS = 5;

test('deliveries are alive while lead emails are polled for, and no longer', async () => {
  const [clock, store] = [new FakeClock(), await openTestStore('SQLite')];
  const watch: WatchTransport = (_kind, transport) => transport;
  const deps = { store, clock, log: createLog('silent'), watch };
  const deliveries = startDeliveries(readEnv({ DATA_DIR: tempFolder() }), deps);
  onTestFinished(() => deliveries.stop());
  for (let round = 0; round < 3; round += 1) {
    // Four loops of lead emails and one of notices have polled, and wait.
    await vi.waitFor(() => expect(clock.waiting).toBeGreaterThanOrEqual(LOOPS), WAIT);
    clock.advance(SILENCE_MS);
    await vi.waitFor(() => expect(deliveries.isAlive()).toBe(true), WAIT);
  }
  await deliveries.stop();
  clock.advance(SILENCE_MS);
  expect(deliveries.isAlive()).toBe(false);
});
