import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { DrawingQueue, TooBusy, type Urgency } from './drawing-queue.ts';

/** A queue whose renderings the test finishes. */
function openQueue() {
  const queue = new DrawingQueue();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const draw = (name: string, urgency: Urgency) =>
    queue.run(urgency, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  const endOne = async () => {
    ends.shift()?.();
    await setImmediate();
    await setImmediate();
  };
  return { queue, draw, begun, endOne };
}

test('renders two pages at a time, the others by priority, then first in, first out', async () => {
  const { draw, begun, endOne } = openQueue();
  const asked: [string, Urgency][] = [
    ['a', 'variant'],
    ['b', 'variant'],
    ['c', 'variant'],
    ['d', 'page'],
    ['e', 'answer'],
    ['f', 'plain'],
    ['g', 'plain'],
  ];
  const drawn = asked.map(([name, urgency]) => draw(name, urgency));
  expect(begun).toEqual(['a', 'b']);
  for (const _ of asked) await endOne();
  expect(begun).toEqual(['a', 'b', 'f', 'g', 'e', 'd', 'c']);
  expect(await Promise.all(drawn)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
});

test('a new page does not overtake waiting ones', async () => {
  const { draw, begun, endOne } = openQueue();
  const drawn = ['a', 'b', 'c'].map((name) => draw(name, 'variant'));
  const end = endOne();
  await Promise.resolve();
  drawn.push(draw('d', 'variant'));
  await end;
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const _ of drawn) await endOne();
  expect(await Promise.all(drawn)).toEqual(['a', 'b', 'c', 'd']);
});

test('rejects pages beyond a queue of fifty, except more urgent ones', async () => {
  const { draw, begun, endOne } = openQueue();
  const drawn = Array.from({ length: 52 }, (_, index) => draw(`${index}`, 'variant'));
  await expect(draw('late', 'variant')).rejects.toThrow(TooBusy);
  const urgent = draw('urgent', 'plain');
  await endOne();
  expect(begun.at(-1)).toBe('urgent');
  for (const _ of drawn) await endOne();
  expect(await urgent).toBe('urgent');
  expect(await Promise.all(drawn)).toHaveLength(52);
});

test('a failed rendering frees its slot', async () => {
  const { queue } = openQueue();
  const fail = () => queue.run('page', () => Promise.reject(new Error('torn')));
  const failed = await Promise.allSettled([fail(), fail(), fail(), fail()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
  expect(await queue.run('variant', async () => 'drawn')).toBe('drawn');
});
