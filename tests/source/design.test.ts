import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PALETTE_COLOURS } from '../../domain/site/palette.ts';
import stylelint from '../../src/stylelint.config.js';
import { codesIn, tablesUnder } from './markdown.ts';
import { filesIn } from './source-files.ts';

const document = readFileSync('docs/design.md', 'utf8');
const named = codesIn(document).filter((code) => code.startsWith('--'));
const threads = PALETTE_COLOURS.map((name) => `--${name}`);
const declaredIn = (sheet: string) => [...sheet.matchAll(/^ *(--[\w-]+):/gm)].map(([, name = '']) => name);
const tokens = declaredIn(readFileSync('src/styles/tokens.css', 'utf8'));

test('docs/design.md names every thread and used token, and no undeclared ones', () => {
  const sheets = filesIn(['src'], ['.css']).map(({ text }) => text);
  const used = tokens.filter((name) => sheets.some((text) => text.includes(`var(${name}`)));
  const declared = [...threads, ...sheets.flatMap(declaredIn)];
  expect([...threads, ...used].filter((name) => !named.includes(name))).toEqual([]);
  expect(named.filter((name) => !declared.includes(name))).toEqual([]);
});

test.each([
  [9, 'sizes', /^--size-/],
  [9, 'weights and letter-spacings', /^--(?:weight|tracking)-/],
  [10, 'spaces', /^--(?:space-\d+|gutter|band)$/],
] as const)('there are at most %d %s', (most, _, names) => {
  const found = tokens.filter((name) => names.test(name));
  expect(found).not.toEqual([]);
  expect(found.length).toBeLessThanOrEqual(most);
});

test('stylelint allows only the breakpoints of docs/design.md', () => {
  const widths = tablesUnder(document, 'Breakpoints')[0]?.map(([width = '']) => width.replace(' ', ''));
  expect(widths).toContain('768px');
  expect(stylelint.rules['media-feature-name-value-allowed-list'].width).toEqual(widths);
});
