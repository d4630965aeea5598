import { test } from 'vitest';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { WakeSignal } from './wake-signal.ts';

const clock = new FakeClock();

test('notify() wakes all waiters', async () => {
  const signal = new WakeSignal();
  const waits = [signal.wait(0, 1_000, clock), signal.wait(0, 1_000, clock)];
  signal.notify();
  await Promise.all(waits);
});

test('a notification during the poll is not lost', async () => {
  const signal = new WakeSignal();
  const { count } = signal;
  signal.notify();
  await signal.wait(count, 1_000, clock);
});

test('wait() ends after its time when there is no notification', async () => {
  const signal = new WakeSignal();
  const wait = signal.wait(signal.count, 1_000, clock);
  clock.advance(1_000);
  await wait;
});
