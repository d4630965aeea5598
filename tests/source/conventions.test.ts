import { expect, test } from 'vitest';
import { beltsCss } from '../../scripts/weave-belts.ts';
import { attributesOf } from './literals.ts';
import { countLines, filesIn, folderDepth, paths, report } from './source-files.ts';
import { blocksOf, brokenTimelines, important, unlayered } from './stylesheet.ts';

// Without content/, whose texts may be of any length.
const FOLDERS = ['bench', 'domain', 'scripts', 'server', 'src', 'tests'];
const components = filesIn(['src/ui', 'src/sections', 'src/layout', 'src/contact-form'], ['.tsx', '.astro']);
const modules = [...filesIn(FOLDERS, ['.ts']), ...filesIn(['src/art'], ['.tsx'])];
const pages = filesIn(['src/pages'], ['.astro']);
const sheets = filesIn(['src', 'content'], ['.css']);

test('finds files', () => {
  for (const files of [components, modules, pages, sheets]) expect(files).not.toHaveLength(0);
});

test.each([
  ['a page', 40, pages],
  ['a component', 120, components],
  ['a module', 150, modules],
  ['a decision record', 25, filesIn(['docs/decisions'], ['.md'])],
])('%s has at most %d lines', (_, limit, files) => {
  const tooLong = files.filter(({ text }) => countLines(text) > limit);
  expect(tooLong.map(({ path, text }) => `${path}: ${countLines(text)}`)).toEqual([]);
});

test('folders are at most 4 deep', () => {
  expect(paths.filter((path) => folderDepth(path) > 4)).toEqual([]);
});

test('the root has at most 20 entries', () => {
  const entries = new Set(paths.map((path) => path.split('/')[0]));
  expect([...entries].slice(20)).toEqual([]);
});

test('Astro files contain no styles', () => {
  const written = filesIn(['src'], ['.astro']).filter(({ text }) => /<style(?![^>]* set:html=)|\sstyle=/.test(text));
  expect(written.map(({ path }) => path)).toEqual([]);
});

test('components set no style attribute, which the CSP would block', () => {
  const found = components.flatMap((file) =>
    report(
      file,
      attributesOf(file).filter(({ what }) => what === 'style'),
    ),
  );
  expect(found).toEqual([]);
});

test.each([
  ['are in a cascade layer', unlayered, sheets.filter(({ path }) => path.endsWith('.module.css'))],
  ['use !important only for reduced motion', important, sheets],
  ['with animation-timeline use no animation shorthand', brokenTimelines, sheets],
])('CSS rules %s', (_, findWrong, files) => {
  const found = files.flatMap(({ path, text }) =>
    findWrong(blocksOf(text)).map(({ prelude }) => `${path}: ${prelude}`),
  );
  expect(found).toEqual([]);
});

test('CSS uses no ch or ic units, which cause layout shift when a font loads', () => {
  const found = sheets.filter(({ text }) => /\dr?(?:ch|ic)\b/.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('belts.css is the output of scripts/weave-belts.ts', async () => {
  expect(sheets.find(({ path }) => path === 'src/styles/belts.css')?.text).toBe(await beltsCss());
});
