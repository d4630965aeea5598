import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { retry } from './retry.ts';

const network = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', network);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Retries an attempt that has these results in order; the last one repeats. */
function start(results: readonly string[], limit?: Promise<unknown>) {
  const began = Date.now();
  const at: number[] = [];
  const onWait = vi.fn();
  const attempt = async () => {
    at.push(Date.now() - began);
    return results[Math.min(at.length, results.length) - 1] as string;
  };
  const result = retry({ attempt, isFinal: (given) => given === 'final', onWait, ...(limit && { limit }) });
  return { result, at, onWait };
}

describe('attempts', () => {
  test.each<[string, string[], number[], string]>([
    ['once when the first result is final', ['final'], [0], 'final'],
    ['a second time after 1 s', ['none', 'final'], [0, 1_000], 'final'],
    ['a third time after another 3 s', ['none', 'none', 'final'], [0, 1_000, 4_000], 'final'],
    ['a fourth time after another 8 s', ['none', 'none', 'none', 'final'], [0, 1_000, 4_000, 12_000], 'final'],
    ['four times at most', ['none'], [0, 1_000, 4_000, 12_000], 'none'],
  ])('%s', async (_, results, times, expected) => {
    const { result, at, onWait } = start(results);
    await vi.runAllTimersAsync();
    expect(await result).toBe(expected);
    expect(at).toEqual(times);
    expect(onWait.mock.calls).toEqual(times.slice(1).map(() => ['unanswered']));
  });

  test('again as soon as the network returns, then with the usual back-off', async () => {
    const { result, at } = start(['none', 'none', 'final']);
    await vi.advanceTimersByTimeAsync(400);
    network.dispatchEvent(new Event('online'));
    await vi.runAllTimersAsync();
    expect(await result).toBe('final');
    expect(at).toEqual([0, 400, 3_400]);
  });

  test('without further waits once `limit` has settled', async () => {
    const limit = new Promise((resolve) => setTimeout(resolve, 1_500));
    const { result, at } = start(['none'], limit);
    await vi.runAllTimersAsync();
    expect(await result).toBe('none');
    expect(at).toEqual([0, 1_000, 1_500, 1_500]);
  });
});
