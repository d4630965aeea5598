import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { stopOnSignal } from './stop-on-signal.ts';
import { FakeClock } from './testing/fake-clock.ts';

function open() {
  const signals = new EventEmitter();
  const clock = new FakeClock();
  const [stop, endAtOnce] = [vi.fn(), vi.fn()];
  stopOnSignal(signals, clock, { stop, endAtOnce });
  return { signals, clock, stop, endAtOnce };
}

test.each([
  ['SIGINT', 'SIGINT'],
  ['SIGTERM', 'SIGTERM'],
  ['SIGINT', 'SIGTERM'],
])('%s and %s within five seconds are one graceful stop', (first, second) => {
  const { signals, clock, stop, endAtOnce } = open();
  signals.emit(first);
  signals.emit(second);
  clock.advance(4_999);
  signals.emit(second);
  expect([stop.mock.calls.length, endAtOnce.mock.calls.length]).toEqual([1, 0]);
});

test('a later signal exits at once, even when the clock was set back', () => {
  const { signals, clock, stop, endAtOnce } = open();
  signals.emit('SIGTERM');
  clock.set(-60_000);
  clock.advance(5_000);
  signals.emit('SIGTERM');
  expect([stop.mock.calls.length, endAtOnce.mock.calls.length]).toEqual([1, 1]);
});
