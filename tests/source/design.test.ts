import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PALETTE_COLOURS } from '../../domain/site/palette.ts';
import stylelint from '../../src/stylelint.config.js';
import { codesIn, tablesUnder } from './markdown.ts';
import { filesIn } from './source-files.ts';

const document = readFileSync('docs/design.md', 'utf8');
const tables = (heading: string) => tablesUnder(document, heading);
const namesIn = (rows: readonly (readonly string[])[] = []) => rows.flatMap(([name]) => codesIn(name));
const valuesIn = (sheet: string) =>
  new Map(
    [...readFileSync(sheet, 'utf8').matchAll(/^ *(--[\w-]+):\s+([^;]+);$/gm)].map(([, name, value]) => [name, value]),
  );
const tokens = valuesIn('src/styles/tokens.css');

test('the palette has the colours of docs/design.md', () => {
  const [threads] = tables('Colour');
  expect(namesIn(threads)).toEqual(PALETTE_COLOURS.map((name) => `--${name}`));
});

test('docs/design.md lists every used token and no undeclared ones', () => {
  const scales = [...tables('Type'), ...tables('Space, grid and shape')].flatMap((rows) => namesIn(rows));
  const named = [...namesIn(tables('Colour')[1]), ...scales];
  const sheets = filesIn(['src'], ['.css']).map(({ text }) => text);
  const used = [...tokens.keys()].filter((name) => sheets.some((text) => text.includes(`var(${name}`)));
  const inProse = codesIn(document);
  expect(named.filter((name) => !tokens.has(name))).toEqual([]);
  expect(used.filter((name) => !inProse.includes(name ?? ''))).toEqual([]);
});

test.each([
  ['sizes', 9, 'Type', 0, /^--size-/],
  ['weights and letter-spacings', 9, 'Type', 1, /^--(?:weight|tracking)-/],
  ['spaces', 10, 'Space, grid and shape', 0, /^--(?:space-\d+|gutter|band)$/],
] as const)('%s: at most %d tokens, with the values listed in docs/design.md', (_, most, heading, place, names) => {
  const declared = [...tokens].filter(([name = '']) => names.test(name));
  const rows = tables(heading)[place] ?? [];
  expect(rows.map(([name, value]) => [codesIn(name)[0], codesIn(value)[0]])).toEqual(declared);
  expect(rows.length).toBeLessThanOrEqual(most);
});

test.each(tables('Services')[0] ?? [])('service colour %s has ground %s, figure %s and belt %s', (...cells) => {
  const [colour = '', ground, figure, belt] = cells.map((cell) => codesIn(cell)[0]);
  const base = readFileSync('src/styles/base.css', 'utf8');
  // The first row is the default, which has no rule of its own.
  const [, own = base.split('[data-colour] {')[1]] = base.split(`[data-colour="${colour}"] {`);
  const set = own?.split('}')[0];
  expect(set).toContain(`--ground: var(${ground});`);
  expect(set).toContain(`--figure: var(${figure});`);
  expect(set).toContain(`--belt: var(${belt});`);
});

test('stylelint allows only the breakpoints of docs/design.md', () => {
  const named = tables('Breakpoints')[0]?.map(([width = '']) => width.replace(' ', ''));
  expect(named).toContain('768px');
  expect(stylelint.rules['media-feature-name-value-allowed-list'].width).toEqual(named);
});
