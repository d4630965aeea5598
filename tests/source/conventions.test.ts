import { expect, test } from 'vitest';
import { countLines, filesIn, folderDepth, paths } from './source-files.ts';

// Without content/ and the `words.ts` of a room, whose texts may be of any length.
const FOLDERS = ['bench', 'domain', 'scripts', 'server', 'src', 'tests'];
const components = filesIn(['src/ui', 'src/sections', 'src/layout', 'src/contact-form'], ['.tsx', '.astro']);
const modules = [...filesIn(FOLDERS, ['.ts']), ...filesIn(['src/art'], ['.tsx'])].filter(
  ({ path }) => !path.endsWith('/words.ts'),
);
const pages = filesIn(['src/pages'], ['.astro']);

test('the checks find files', () => {
  for (const files of [components, modules, pages]) expect(files).not.toHaveLength(0);
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

// Tools look for these only in the root.
const DICTATED = ['.dockerignore', '.github'];

test('the root has at most 20 entries of its own', () => {
  const entries = new Set(paths.map((path) => path.split('/')[0] ?? '').filter((name) => !DICTATED.includes(name)));
  expect([...entries].slice(20)).toEqual([]);
});

test('Astro files contain no styles', () => {
  const written = filesIn(['src'], ['.astro']).filter(({ text }) => /<style(?![^>]* set:html=)/.test(text));
  expect(written.map(({ path }) => path)).toEqual([]);
});

test('nothing sets a style attribute, which the CSP would block', () => {
  const written = filesIn(['src'], ['.tsx', '.astro']).filter(({ text }) => /\sstyle=/.test(text));
  expect(written.map(({ path }) => path)).toEqual([]);
});
