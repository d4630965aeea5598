import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/SECURITY.md', 'utf8')
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
