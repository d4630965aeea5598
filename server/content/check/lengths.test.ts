import { expect, test } from 'vitest';
import { MAX_CONTENT } from '../../../domain/whitepapers/whitepaper.ts';
import { checkLengths } from './whitepapers.ts';

const PHOTO = '<img src="../images/tilo.jpg" alt="Tilo">';

test.each([
  ['', 0, []],
  ['x', 0, ['content/whitepapers/molle.md']],
  ['', 1, ['content/whitepapers/molle.md']],
])('a guide of the longest HTML with %j and %d photographs more: the problems are in %j', (more, photos, files) => {
  const html = 'x'.repeat(MAX_CONTENT - PHOTO.length * photos) + more + PHOTO.repeat(photos);
  expect(checkLengths([{ html, folder: 'whitepapers', slug: 'molle' }]).map(({ file }) => file)).toEqual(files);
});
