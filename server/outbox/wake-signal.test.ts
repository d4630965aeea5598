import { test } from 'vitest';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { WakeSignal } from './wake-signal.ts';

test('a notification during the poll is not lost', async () => {
  const signal = new WakeSignal();
  const { count } = signal;
  signal.notify();
  await signal.wait(count, 1_000, new FakeClock());
});
