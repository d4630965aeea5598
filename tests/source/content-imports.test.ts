import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from './source-files.ts';

test('only tests import our content, so that two contents can be shown by one process', () => {
  const importing = filesIn(['domain', 'server', 'src'], ['.ts', '.tsx', '.astro'])
    // The examples share these figures.
    .filter(
      ({ path, text }) => !path.endsWith('sample-figures.ts') && /(?:from |import\()'[^']*our-content\.ts'/.test(text),
    )
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
