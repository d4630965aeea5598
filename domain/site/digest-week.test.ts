import { expect, test } from 'vitest';
import { latestDigest } from './digest-week.ts';

const HOUR = 60 * 60_000;
const WEEK = 7 * 24 * HOUR;

test.each([
  // Guayaquil is five hours behind UTC, all year.
  ['2026-11-23T11:59:59Z', '2026-11-16'],
  ['2026-11-23T12:00:00Z', '2026-11-23'],
  ['2026-11-25T03:00:00Z', '2026-11-23'],
  ['2026-11-30T11:59:59Z', '2026-11-23'],
  ['2026-11-30T12:00:00Z', '2026-11-30'],
  ['2026-03-30T11:59:59Z', '2026-03-23'],
  ['2026-03-30T12:00:00Z', '2026-03-30'],
  ['2027-01-01T12:00:00Z', '2026-12-28'],
])('at %s the digest of %s is due', (time, monday) => {
  expect(latestDigest(Date.parse(time)).monday).toBe(monday);
});

test('a digest covers the seven days before its Monday, and the seven before those', () => {
  const start = (day: string) => Date.parse(`${day}T00:00:00-05:00`);
  expect(latestDigest(Date.parse('2026-11-25T12:00:00Z'))).toEqual({
    monday: '2026-11-23',
    dueAt: Date.parse('2026-11-23T07:00:00-05:00'),
    sunday: '2026-11-22',
    week: { from: start('2026-11-16'), to: start('2026-11-23') },
    before: { from: start('2026-11-09'), to: start('2026-11-16') },
  });
});

test('weeks follow each other without a gap, all year', () => {
  for (let time = Date.UTC(2026, 0, 5, 12); time < Date.UTC(2027, 0, 4, 12); time += WEEK) {
    const [now, next] = [latestDigest(time), latestDigest(time + WEEK)];
    expect(next.week.from).toBe(now.week.to);
    expect(now.week.to - now.week.from).toBe(WEEK);
    expect(next.before).toEqual(now.week);
  }
});
