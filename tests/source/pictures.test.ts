import { globSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { LOGO_EXTENSIONS, PHOTO_EXTENSIONS } from '../../domain/site/photo.ts';

// Vite reads the pattern of `import.meta.glob` from the source, so it cannot be a constant.
test.each([
  ['src/data/photos.ts', PHOTO_EXTENSIONS],
  ['src/data/logos.ts', LOGO_EXTENSIONS],
])('%s imports the pictures that the rules of domain/ allow, in any letter case', (file, extensions) => {
  const source = readFileSync(file, 'utf8');
  expect(source).toContain(`*.{${extensions.join(',')}}'`);
  expect(source).toContain('caseSensitive: false');
});

const guides = ['README.md', ...globSync('docs/*.md')].map((path) => readFileSync(path, 'utf8'));
/** Bytes of a picture in a document. */
const LARGEST = 80_000;

test.each(globSync('docs/*.png'))('%s is shown in a document, and small', (path) => {
  expect(guides.filter((text) => text.includes(basename(path)))).not.toEqual([]);
  expect(statSync(path).size).toBeLessThan(LARGEST);
});

test('pictures in documents have alternative text', () => {
  const pictures = guides.flatMap((text) => text.match(/<img[^>]*>/g) ?? []);
  expect(pictures).not.toEqual([]);
  expect(pictures.filter((picture) => !/ alt="[^"]{20,}"/.test(picture))).toEqual([]);
});
