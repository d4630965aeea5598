import { test } from 'vitest';
import { FakeClock } from '../testing/fake-clock.ts';
import { Bell } from './bell.ts';

const clock = new FakeClock();

test('a signal wakes all waiters', async () => {
  const bell = new Bell();
  const waits = [bell.wait(0, 1_000, clock), bell.wait(0, 1_000, clock)];
  bell.ring();
  await Promise.all(waits);
});

test('no lost wake-up when the signal comes before the wait', async () => {
  const bell = new Bell();
  const { rings } = bell;
  bell.ring();
  await bell.wait(rings, 1_000, clock);
});

test('a wait without a signal times out', async () => {
  const bell = new Bell();
  const wait = bell.wait(bell.rings, 1_000, clock);
  clock.advance(1_000);
  await wait;
});
