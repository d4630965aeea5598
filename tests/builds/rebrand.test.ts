import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';

/** What only the first agency may be known by: its name, place, address, networks and colours. */
const TRACES = /ilaló|ilalo|tumbaco|facebook|8 a\.m\. – 11 p\.m\.|oklch\(0?\.855 0?\.165 86\)|oklch\(85\.5%/i;

test('another company record and palette leave no trace of the first', () => {
  const client = join(inject('rebrandedProject'), 'dist/client');
  const texts = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(html|svg|xml|js|txt|json)$/.test(path),
  );
  const traces = texts.flatMap((path) => {
    const found = TRACES.exec(readFileSync(join(client, path), 'utf8'));
    return found ? [`${path}: ${found[0]}`] : [];
  });
  expect(traces).toEqual([]);
  const home = readFileSync(join(client, 'index.html'), 'utf8');
  expect(home).toContain('Desde Riobamba');
  expect(home).toContain('tel:+593990000000');
});
