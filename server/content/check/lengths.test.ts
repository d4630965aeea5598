import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { NOT_FOUND_PAGES } from '../../../domain/routes.ts';
import { MAX_CONTENT, MAX_SLUG_LENGTH } from '../../../domain/whitepapers/whitepaper.ts';
import { checkWords } from '../words.ts';
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

test.each([
  ['molle', 0],
  ['x'.repeat(MAX_SLUG_LENGTH), 0],
  ['x'.repeat(MAX_SLUG_LENGTH + 1), 1],
  [basename(NOT_FOUND_PAGES.whitepaper), 1],
])('a guide with the name %s is shown, or has %d problem', (slug, count) => {
  const said = checkLengths([{ html: '<p>Tilo.</p>', folder: 'whitepapers', slug }]).map(({ message }) => message);
  expect(said).toEqual(Array(count).fill(checkWords.text.guideName(MAX_SLUG_LENGTH)));
});
