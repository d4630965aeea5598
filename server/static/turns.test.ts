import { setImmediate as nextLook } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { takeTurns } from './turns.ts';

test('all is done in its order, and after every 64 there is a look at what else waits', async () => {
  const inTurn = takeTurns();
  const done: (number | 'look')[] = [];
  for (let task = 0; task < 150; task++) {
    inTurn(() => {
      if (task % 64 === 0) void nextLook().then(() => done.push('look'));
      done.push(task);
    });
  }
  expect(done).toEqual([]);
  await vi.waitFor(() => expect(done).toHaveLength(153));
  expect(done.filter((entry) => entry !== 'look')).toEqual(Array.from({ length: 150 }, (_, task) => task));
  expect(done.flatMap((entry, index) => (entry === 'look' ? [index] : []))).toEqual([64, 129, 152]);
});

test('what comes while a turn is taken has the next one', async () => {
  const inTurn = takeTurns();
  const done: string[] = [];
  inTurn(() => {
    done.push('first');
    inTurn(() => done.push('second'));
  });
  await vi.waitFor(() => expect(done).toEqual(['first', 'second']));
});
