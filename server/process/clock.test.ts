import { expect, test } from 'vitest';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { startPeriodicTask } from './clock.ts';

test('a periodic task that takes longer than its period has one run waiting, however many are due', async () => {
  const clock = new FakeClock();
  const database = Promise.withResolvers<void>();
  let runs = 0;
  const task = startPeriodicTask(clock, 1_000, () => {
    runs += 1;
    return database.promise;
  });
  await Promise.resolve();
  for (let second = 0; second < 300; second += 1) clock.advance(1_000);
  const stopped = task.stop();
  database.resolve();
  await stopped;
  expect([runs, clock.waiting]).toEqual([2, 0]);
});
