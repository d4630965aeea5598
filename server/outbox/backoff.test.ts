import { describe, expect, test } from 'vitest';
import { retryDelay } from './backoff.ts';

const S = 1_000;
const MIN = 60 * S;
const DAY = 24 * 60 * MIN;
const wait = (attempts: number, refused = false, random = 0.5) => retryDelay({ attempts, refused, ageMs: 0, random });

describe('retryDelay', () => {
  test.each([
    [1, 10 * S],
    [2, 20 * S],
    [5, 160 * S],
    [9, 2560 * S],
    [10, 60 * MIN],
    [2000, 60 * MIN],
  ])('after attempt %d waits %d ms', (attempts, expected) => {
    expect(wait(attempts)).toBe(expected);
  });

  test('has a jitter of 20 %, and never exceeds an hour', () => {
    expect([wait(1, false, 0), wait(1, false, 1), wait(12, false, 1)]).toEqual([8 * S, 12 * S, 60 * MIN]);
  });

  test.each([
    [1, 0.5, 5 * MIN],
    [1, 0, 5 * MIN],
    [7, 0.5, 640 * S],
  ])('after rejected attempt %d (random %f) waits %d ms, at least 5 min', (attempts, random, expected) => {
    expect(wait(attempts, true, random)).toBe(expected);
  });

  test('gives up after 14 days', () => {
    const failed = { attempts: 300, refused: false, random: 0.5 };
    expect(retryDelay({ ...failed, ageMs: 14 * DAY - 1 })).toBeTypeOf('number');
    expect(retryDelay({ ...failed, ageMs: 14 * DAY })).toBe('never');
  });
});
