import { expect, onTestFinished, test, vi } from 'vitest';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { content, testEnv } from '../../tests/harness/unit/test-content.ts';
import { openTestStore } from '../../tests/harness/unit/test-stores.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { createLog } from '../process/log.ts';
import { startDeliveries } from './deliveries.ts';

const SILENCE_MS = 3 * 60_000;
const LOOPS = 7;

test('isAlive() is true while the worker polls for lead emails, and false once it has stopped', async () => {
  const [clock, store] = [new FakeClock(), await openTestStore('SQLite')];
  const deps = { content, store, clock, log: createLog('silent') };
  const deliveries = startDeliveries(testEnv({ DATA_DIR: tempFolder() }), deps);
  onTestFinished(() => deliveries.stop());
  for (let round = 0; round < 3; round += 1) {
    // Four loops for lead emails, two for notices and one for digests have polled and are waiting.
    await vi.waitFor(() => expect(clock.waiting).toBeGreaterThanOrEqual(LOOPS), WAIT);
    clock.advance(SILENCE_MS);
    await vi.waitFor(() => expect(deliveries.isAlive()).toBe(true), WAIT);
  }
  await deliveries.stop();
  clock.advance(SILENCE_MS);
  expect(deliveries.isAlive()).toBe(false);
});
