import { describe, expect, test } from 'vitest';
import { nextWait } from './backoff.ts';

const S = 1_000;
const MIN = 60 * S;
const DAY = 24 * 60 * MIN;
const wait = (attempts: number, refused = false, random = 0.5) => nextWait({ attempts, refused, ageMs: 0, random });

describe('nextWait', () => {
  test.each([
    [1, 10 * S],
    [2, 20 * S],
    [5, 160 * S],
    [9, 2560 * S],
    [10, 60 * MIN],
    [2000, 60 * MIN],
  ])('attempt %d waits %d ms', (attempts, expected) => {
    expect(wait(attempts)).toBe(expected);
  });

  test('has 20 % jitter and a maximum of an hour', () => {
    expect([wait(1, false, 0), wait(1, false, 1), wait(12, false, 1)]).toEqual([8 * S, 12 * S, 60 * MIN]);
  });

  test.each([
    [1, 0.5, 5 * MIN],
    [1, 0, 5 * MIN],
    [7, 0.5, 640 * S],
  ])('after a permanent failure, attempt %d waits at least 5 min', (attempts, random, expected) => {
    expect(wait(attempts, true, random)).toBe(expected);
  });

  test('gives up after 14 days', () => {
    const failed = { attempts: 300, refused: false, random: 0.5 };
    expect(nextWait({ ...failed, ageMs: 14 * DAY - 1 })).toBeTypeOf('number');
    expect(nextWait({ ...failed, ageMs: 14 * DAY })).toBe('never');
  });
});
