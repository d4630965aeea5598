import { globSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

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
