import { expect, test } from 'vitest';
import { filesIn } from './source-files.ts';

// Without content/ and the `words.ts` of a room, whose texts may be of any length.
const FOLDERS = ['bench', 'domain', 'scripts', 'server', 'src', 'tests'];
const components = filesIn(['src/ui', 'src/sections', 'src/layout', 'src/contact-form'], ['.tsx', '.astro']);
const modules = [...filesIn(FOLDERS, ['.ts']), ...filesIn(['src/art'], ['.tsx'])].filter(
  ({ path }) => !path.endsWith('/words.ts'),
);
const countLines = (text: string) => text.trimEnd().split('\n').length;

test.each([
  ['a page', 40, filesIn(['src/pages'], ['.astro'])],
  ['a component', 120, components],
  ['a module', 150, modules],
])('%s has at most %d lines', (_, limit, files) => {
  expect(files).not.toHaveLength(0);
  const tooLong = files.filter(({ text }) => countLines(text) > limit);
  expect(tooLong.map(({ path, text }) => `${path}: ${countLines(text)}`)).toEqual([]);
});
