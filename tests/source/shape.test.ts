import { expect, test } from 'vitest';
import { beltsCss } from '../../scripts/weave-belts.ts';
import { attributesOf } from './literals.ts';
import { blocksOf, brokenTimelines, important, unlayered } from './stylesheet.ts';
import { countLines, filesIn, folderDepth, paths, report } from './tree.ts';

// Not content/: words are as long as they need to be.
const FOLDERS = ['bench', 'domain', 'scripts', 'server', 'src', 'tests'];
const components = filesIn(['src/ui', 'src/sections', 'src/layout', 'src/contact-form'], ['.tsx', '.astro']);
const modules = [...filesIn(FOLDERS, ['.ts']), ...filesIn(['src/art'], ['.tsx'])];
const pages = filesIn(['src/pages'], ['.astro']);
const sheets = filesIn(['src', 'content'], ['.css']);

test('there is something to measure', () => {
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

// Tools look for these nowhere else.
const DICTATED = ['.dockerignore', '.github'];

test('the root has at most 20 entries of its own', () => {
  const entries = new Set(paths.map((path) => path.split('/')[0] ?? '').filter((name) => !DICTATED.includes(name)));
  expect([...entries].slice(20)).toEqual([]);
});

test('Astro files hold no styles', () => {
  const written = filesIn(['src'], ['.astro']).filter(({ text }) => /<style(?![^>]* set:html=)|\sstyle=/.test(text));
  expect(written.map(({ path }) => path)).toEqual([]);
});

test('components set no style attribute: the content security policy would drop it', () => {
  const found = components.flatMap((file) =>
    report(
      file,
      attributesOf(file).filter(({ what }) => what === 'style'),
    ),
  );
  expect(found).toEqual([]);
});

test.each([
  ['stand in a cascade layer', unlayered, sheets.filter(({ path }) => path.endsWith('.module.css'))],
  ['are important only to stop motion', important, sheets],
  ['that follow a timeline use no animation shorthand', brokenTimelines, sheets],
])('rules %s', (_, findWrong, files) => {
  const found = files.flatMap(({ path, text }) =>
    findWrong(blocksOf(text)).map(({ prelude }) => `${path}: ${prelude}`),
  );
  expect(found).toEqual([]);
});

test('no width hangs on the figures of a font: the page would move when it arrives', () => {
  const found = sheets.filter(({ text }) => /\dr?(?:ch|ic)\b/.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('belts.css is what scripts/weave-belts.ts makes', async () => {
  expect(sheets.find(({ path }) => path === 'src/styles/belts.css')?.text).toBe(await beltsCss());
});
