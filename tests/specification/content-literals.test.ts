import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findLiterals, type Literal, literalsOf } from '../source/literals.ts';
import { filesIn, paths, type SourceFile } from '../source/source-files.ts';
import { amounts, hasFact, hasPlanTitle, hasPrice, hasSentence, hasSlug, sentences } from './our-content.ts';

// A test that repeats a price or a sentence breaks when the owner changes it. Checked here, not in `npm test`: an
// owner may happen to choose a price that a fixture has.

const isTest = (path: string) =>
  /\.tsx?$/.test(path) &&
  (/\.test\.tsx?$/.test(path) || /^(?:tests|bench)\//.test(path)) &&
  !/^tests\/(?:specification|fixtures)\//.test(path);
const tests = paths.filter(isTest).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Text literals, and lines of code without them, which may hold numbers. */
const partsOf = (file: SourceFile): Literal[] => [
  ...literalsOf(file),
  ...[...file.text.matchAll(/^.*$/gm)].map(({ index, 0: line }) => ({
    index,
    text: line.replace(/'.*'/, ''),
    attribute: undefined,
  })),
];

test('there are tests to search, and content to search for', () => {
  expect(tests.length).toBeGreaterThan(200);
  expect(sentences.length).toBeGreaterThan(500);
  expect(amounts.length).toBeGreaterThan(5);
});

test.each([
  ['facts about the agency', hasFact, literalsOf],
  ['prices', hasPrice, partsOf],
  ['titles of plans', hasPlanTitle, literalsOf],
  ['slugs', hasSlug, literalsOf],
  ['sentences', hasSentence, literalsOf],
])('no other test repeats %s of content/', (_, isOurs, read) => {
  expect(findLiterals(tests, ({ text }) => isOurs(text), read)).toEqual([]);
});

test('no code repeats a fact about the agency', () => {
  const code = filesIn(['src', 'server', 'domain', 'scripts'], ['.ts', '.tsx']);
  expect(code.length).toBeGreaterThan(200);
  expect(findLiterals(code, ({ text }) => hasFact(text))).toEqual([]);
});
