import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from './source-files.ts';

/**
 * Entry points, which hand the content to everything else, and pages whose addresses a build lists. A static path cannot
 * read `Astro.locals`.
 */
const HANDS_IN = [
  'server/leads-cli/main.ts',
  'server/main.ts',
  'server/start.ts',
  'server/whitepapers/purge.ts',
  'src/middleware.ts',
  'src/pages/compartir/[...page].png.ts',
  'src/pages/portafolio/[id].astro',
  'src/pages/servicios/[category]/[id].astro',
  'src/pages/servicios/[service].astro',
];
/** Tests, examples and what they share. */
const IS_TEST = /\.(?:test|examples)\.tsx?$|\/testing\/|sample-figures\.ts$/;

test('only entry points import the content, so that two contents can be shown by one process', () => {
  const importing = filesIn(['domain', 'server', 'src'], ['.ts', '.tsx', '.astro'])
    .filter(({ path, text }) => !IS_TEST.test(path) && /(?:from |import\()'[^']*content\/current\.ts'/.test(text))
    .map(({ path }) => path);
  expect(importing.toSorted()).toEqual(HANDS_IN);
});

test('no module imports a file of content/', () => {
  const imports = filesIn(['domain', 'server', 'src'], ['.ts', '.tsx', '.astro', '.css']).flatMap(({ path, text }) =>
    [...text.matchAll(/(?:from|import|import\() ?['"](\.[^'"]*)['"]/g)].map(([, to = '']) => join(dirname(path), to)),
  );
  expect(imports).toContain('server/testing/our-content.ts');
  expect(imports.filter((path) => path.startsWith('content/'))).toEqual([]);
});
