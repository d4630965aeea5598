import { readFileSync } from 'node:fs';
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
