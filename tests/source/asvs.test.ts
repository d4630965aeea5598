import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const page = readFileSync('docs/SECURITY.md', 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(' | '));

test.each(rows)(
  'ASVS %s is met by a test that exists, or what stands in its place is said',
  (_, status, how, tests) => {
    const named = [...(tests ?? '').matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)];
    expect(named.length > 0).toBe(status === 'met');
    for (const [, title = '', path = ''] of named) expect(readFileSync(join('docs', path), 'utf8')).toContain(title);
    expect(how).not.toBe('');
  },
);

test('the counts of ASVS requirements are those of the rows', () => {
  const counts = { met: 0, written: 0, 'not met': 0, 'n/a': 0 };
  for (const [ids = '', status] of rows) {
    for (const [, first, last = first] of ids.matchAll(/\.(\d+)(?:–(\d+))?(?=,|$)/g)) {
      counts[status as keyof typeof counts] += Number(last) - Number(first) + 1;
    }
  }
  const [met, written, notMet, not] = Object.values(counts);
  expect(page).toContain(`: ${met} met, ${written} written, ${notMet} not met, ${not} n/a.`);
  expect(page).toContain(`all ${Object.values(counts).reduce((sum, count) => sum + count)} requirements`);
});
