import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { stopOnSignal } from './stop-on-signal.ts';

function open() {
  const signals = new EventEmitter();
  const clock = new FakeClock();
  const [stop, exitNow] = [vi.fn(), vi.fn()];
  stopOnSignal(signals, clock, { stop, exitNow });
  return { signals, clock, stop, exitNow };
}

test.each([
  ['SIGINT', 'SIGINT'],
  ['SIGTERM', 'SIGTERM'],
  ['SIGINT', 'SIGTERM'],
])('stopOnSignal() stops once for %s and %s within five seconds', (first, second) => {
  const { signals, clock, stop, exitNow } = open();
  signals.emit(first);
  signals.emit(second);
  clock.advance(4_999);
  signals.emit(second);
  expect([stop.mock.calls.length, exitNow.mock.calls.length]).toEqual([1, 0]);
});

test('stopOnSignal() exits at once on a later signal, even when the clock was set back', () => {
  const { signals, clock, stop, exitNow } = open();
  signals.emit('SIGTERM');
  clock.set(-60_000);
  clock.advance(5_000);
  signals.emit('SIGTERM');
  expect([stop.mock.calls.length, exitNow.mock.calls.length]).toEqual([1, 1]);
});
