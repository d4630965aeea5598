import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Numbers of the requirements of levels 1 and 2 in OWASP ASVS 5.0.0, by section: the last one of each, all from 1. */
const LAST_OF_SECTION = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4, '17.3': 2 },
};

type Row = { readonly ids: readonly string[]; readonly status: string; readonly how: string; readonly tests: string };

const rows: readonly Row[] = readFileSync('docs/SECURITY.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [numbers = '', status = '', how = '', tests = ''] = line
      .slice(1)
      .split(' | ')
      .map((cell) => cell.trim());
    return { ids: numbers.split(', ').flatMap(expand), status, how, tests: tests.replace(/\s*\|$/, '') };
  });

/** `1.2.3` or, for a range, each of `1.2.3–5`. */
function expand(number: string): readonly string[] {
  const { section, from, to } = /^(?<section>\d+\.\d+)\.(?<from>\d+)(?:–(?<to>\d+))?$/.exec(number)?.groups ?? {};
  const length = Number(to ?? from) - Number(from) + 1;
  return Array.from({ length }, (_, index) => `${section}.${Number(from) + index}`);
}

test('docs/SECURITY.md has each requirement of ASVS 5.0 levels 1 and 2 once', () => {
  const all = Object.entries(LAST_OF_SECTION).flatMap(([section, last]) => expand(`${section}.1–${last}`));
  expect(all).toHaveLength(253);
  expect(rows.flatMap(({ ids }) => ids).toSorted()).toEqual(all.toSorted());
});

test.each(rows)(
  'ASVS $ids is met by a test that exists, or says what stands in its place',
  ({ status, how, tests }) => {
    const named = [...tests.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, title = '', path = '']) => ({ title, path }));
    expect(['met', 'written', 'not met', 'n/a']).toContain(status);
    expect(named.length > 0).toBe(status === 'met');
    for (const { title, path } of named) expect(readFileSync(join('docs', path), 'utf8')).toContain(title);
    expect(how).not.toBe('');
  },
);
