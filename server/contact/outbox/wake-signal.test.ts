import { test } from 'vitest';
import { FakeClock } from '../../testing/fake-clock.ts';
import { Bell } from './wake-signal.ts';

const clock = new FakeClock();

test('a ring wakes everyone who waits', async () => {
  const bell = new Bell();
  const waits = [bell.wait(0, 1_000, clock), bell.wait(0, 1_000, clock)];
  bell.ring();
  await Promise.all(waits);
});

test('a ring during the look before the wait is not missed', async () => {
  const bell = new Bell();
  const { rings } = bell;
  bell.ring();
  await bell.wait(rings, 1_000, clock);
});

test('without a ring the wait ends when its time is up', async () => {
  const bell = new Bell();
  const wait = bell.wait(bell.rings, 1_000, clock);
  clock.advance(1_000);
  await wait;
});
