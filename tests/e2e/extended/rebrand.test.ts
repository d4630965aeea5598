import { execFile } from 'node:child_process';
import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { formatHex } from 'culori';
import { expect, inject, onTestFinished, test } from 'vitest';
import { company } from '../../../content/company.ts';
import { formatHours } from '../../../domain/site/opening-hours.ts';
import { readThreads } from '../../../domain/site/palette.ts';
import { copyWithFixtureBrand } from '../../harness/fixture-site.ts';

const CLIENT = join(inject('fixture').folder, 'dist/client');
const COLOUR = /#[\da-f]{6}\b|oklch\([^)]*\)/gi;

const coloursIn = (text: string) => [...text.matchAll(COLOUR)].map(([colour]) => formatHex(colour));

test('the fixture brand’s site contains none of our facts or colours', () => {
  const { name, email, town, socials, hours } = company;
  const facts = [name, email, town, ...socials.map(({ href }) => href), formatHours(hours)];
  const colours = Object.values(readThreads(readFileSync('content/palette.css', 'utf8')))
    .flat()
    .map((colour) => formatHex(colour));
  expect(colours).not.toHaveLength(0);
  const files = globSync(`${CLIENT}/**/*.{html,svg,xml,js,txt,json,css}`);
  expect(files).toContain(join(CLIENT, 'index.html'));
  const traces = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const found = [
      ...facts.filter((fact) => text.toLowerCase().includes(fact.toLowerCase())),
      ...coloursIn(text).filter((colour) => colours.includes(colour)),
    ];
    return found.map((fact) => `${file}: ${fact}`);
  });
  expect(traces).toEqual([]);
});

test('a phone number in company.ts becomes a tel: link', () => {
  expect(readFileSync(join(CLIENT, 'index.html'), 'utf8')).toContain('href="tel:+593990000000"');
});

test('the fixture brand’s content passes astro check', { timeout: 1_800_000 }, async () => {
  // Use a separate copy: another test's dev server watches the files that the check writes.
  const folder = copyWithFixtureBrand(onTestFinished);
  // Unit tests, which are part of the check, import these folders.
  for (const imported of ['tests/harness', 'tests/fixtures/brand']) {
    cpSync(imported, join(folder, imported), { recursive: true });
  }
  const check = ['node_modules/astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'error'];
  const failure = await promisify(execFile)(process.execPath, check, { cwd: folder }).catch((error) => error);
  expect(failure.code, failure.stdout).toBeUndefined();
});
