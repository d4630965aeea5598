import { expect, test } from 'vitest';
import { pointerWorkOf } from './pointer-work.ts';

const main = { pid: 1, tid: 1, ph: 'X' };
const task = (ts: number, dur: number) => ({ ...main, name: 'ThreadControllerImpl::RunTask', ts, dur });
const move = (ts: number) => ({ ...main, name: 'EventDispatch', ts, args: { data: { type: 'pointermove' } } });
const traceOf = (...traceEvents: object[]) => JSON.stringify({ traceEvents });

test('pointerWorkOf adds up the tasks from each pointer move to the next', () => {
  const trace = traceOf(
    task(500, 9000),
    task(10_000, 2000),
    move(10_100),
    task(13_000, 1500),
    task(20_000, 4000),
    move(20_500),
    { ...task(21_000, 8000), tid: 2 },
    { ...task(21_000, 8000), pid: 2 },
  );
  expect(pointerWorkOf(trace)).toEqual([3.5, 4]);
});

test('pointerWorkOf throws without pointer moves', () => {
  expect(() => pointerWorkOf(traceOf(task(0, 10)))).toThrow('No pointer event');
});
