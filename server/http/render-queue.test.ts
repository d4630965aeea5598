import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type RenderPriority, RenderQueue, TooBusy } from './render-queue.ts';

/** A queue whose renders end when the test calls `endOne`. */
function openQueue() {
  const queue = new RenderQueue();
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const render = (name: string, priority: RenderPriority) =>
    queue.run(priority, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  const endOne = async () => {
    ends.shift()?.();
    await setImmediate();
    await setImmediate();
  };
  return { queue, render, started, endOne };
}

test('the queue renders two pages at once, the others by priority and then in order of arrival', async () => {
  const { render, started, endOne } = openQueue();
  const requests: [string, RenderPriority][] = [
    ['a', 'background'],
    ['b', 'background'],
    ['c', 'background'],
    ['d', 'page'],
    ['e', 'form'],
    ['f', 'form'],
  ];
  const rendered = requests.map(([name, priority]) => render(name, priority));
  expect(started).toEqual(['a', 'b']);
  for (const _ of requests) await endOne();
  expect(started).toEqual(['a', 'b', 'e', 'f', 'd', 'c']);
  expect(await Promise.all(rendered)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('a render requested while a slot is being handed over does not overtake the queue', async () => {
  const { render, started, endOne } = openQueue();
  const rendered = ['a', 'b', 'c'].map((name) => render(name, 'page'));
  const end = endOne();
  await Promise.resolve();
  rendered.push(render('d', 'page'));
  await end;
  expect(started).toEqual(['a', 'b', 'c']);
  for (const _ of rendered) await endOne();
  expect(await Promise.all(rendered)).toEqual(['a', 'b', 'c', 'd']);
});

test('the queue rejects the 51st waiting render of a priority, but none of a higher one', async () => {
  const { render, started, endOne } = openQueue();
  const rendered = Array.from({ length: 52 }, (_, index) => render(`${index}`, 'page'));
  await expect(render('late', 'page')).rejects.toThrow(TooBusy);
  const urgent = render('urgent', 'form');
  await endOne();
  expect(started.at(-1)).toBe('urgent');
  for (const _ of rendered) await endOne();
  expect(await urgent).toBe('urgent');
  expect(await Promise.all(rendered)).toHaveLength(52);
});

test('a failed render frees its slot', async () => {
  const { queue } = openQueue();
  const fail = () => queue.run('page', () => Promise.reject(new Error('failed')));
  const failed = await Promise.allSettled([fail(), fail(), fail(), fail()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
  expect(await queue.run('page', async () => 'rendered')).toBe('rendered');
});
