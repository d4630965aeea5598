import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codesIn, tablesUnder } from './markdown.ts';
import { filesIn } from './source-files.ts';

const document = readFileSync('docs/design.md', 'utf8');
const tables = (heading: string) => tablesUnder(document, heading);
const namesIn = (rows: readonly (readonly string[])[] = []) => rows.flatMap(([name]) => codesIn(name));
const declaredIn = (sheet: string) =>
  new Set([...readFileSync(sheet, 'utf8').matchAll(/^ *(--[\w-]+):/gm)].map(([, name = '']) => name));

test('palette.css declares the colours of docs/design.md', () => {
  const [threads] = tables('Colour');
  expect(namesIn(threads).toSorted()).toEqual([...declaredIn('content/palette.css')].toSorted());
});

test('docs/design.md lists every used token and no undeclared ones', () => {
  const [, meanings] = tables('Colour');
  const named = [...namesIn(meanings), ...namesIn(tables('Type')[0])];
  const declared = [...declaredIn('src/styles/tokens.css')];
  const sheets = filesIn(['src'], ['.css']).map(({ text }) => text);
  const used = declared.filter((name) => sheets.some((text) => text.includes(`var(${name}`)));
  const inProse = codesIn(document);
  expect(named.filter((name) => !declared.includes(name))).toEqual([]);
  expect(used.filter((name) => !inProse.includes(name))).toEqual([]);
});

test.each(tables('Services')[0] ?? [])('%s has ground %s, figure %s and belt %s', (...cells) => {
  const [service = '', ground, figure, belt] = cells.map((cell) => codesIn(cell)[0]);
  const base = readFileSync('src/styles/base.css', 'utf8');
  // The first service's colours are the default.
  const [, own = base.split('[data-service] {')[1]] = base.split(`[data-service="${service}"] {`);
  const set = own?.split('}')[0];
  expect(set).toContain(`--ground: var(${ground});`);
  expect(set).toContain(`--figure: var(${figure});`);
  expect(set).toContain(`--belt: var(${belt});`);
});

test('media queries use only the breakpoints of docs/design.md', () => {
  const sheets = filesIn(['src'], ['.css']).flatMap(({ text }) => text.match(/^ *@media .*$/gm) ?? []);
  const widths = sheets.flatMap((query) => (/\bwidth\b/.test(query) ? (query.match(/\d+(?=px)/g) ?? []) : []));
  const named = tables('Breakpoints')[0]?.map(([width = '']) => width.replace(' px', ''));
  expect(named?.toSorted()).toEqual([...new Set(widths)].toSorted());
});
