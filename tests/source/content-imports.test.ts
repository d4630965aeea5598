import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from './source-files.ts';

/** Tests, examples and what they share. */
const IS_TEST = /\.(?:test|examples)\.tsx?$|\/testing\/|sample-figures\.ts$/;

test('only tests import our content, so that two contents can be shown by one process', () => {
  const importing = filesIn(['domain', 'server', 'src'], ['.ts', '.tsx', '.astro'])
    .filter(({ path, text }) => !IS_TEST.test(path) && /(?:from |import\()'[^']*our-content\.ts'/.test(text))
    .map(({ path }) => path);
  expect(importing).toEqual([]);
});

test('no module imports a file of content/', () => {
  const imports = filesIn(['domain', 'server', 'src'], ['.ts', '.tsx', '.astro', '.css']).flatMap(({ path, text }) =>
    [...text.matchAll(/(?:from|import|import\() ?['"](\.[^'"]*)['"]/g)].map(([, to = '']) => join(dirname(path), to)),
  );
  expect(imports).toContain('server/content/words.ts');
  expect(imports.filter((path) => path.startsWith('content/'))).toEqual([]);
});
