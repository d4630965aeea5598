import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONDITIONS, pieces } from '../src/catalogue/Catalogue.tsx';
import { paths } from './source/source-files.ts';

test.each([...pieces])('%s has acceptance criteria', (_, { criteria = {} }) => {
  expect(Object.keys(criteria)).not.toEqual([]);
});

/** Sources of the components with examples. Their own JSX counts; what they take from others has criteria there. */
const sources = paths
  .filter((path) => path.startsWith('src/') && path.endsWith('.examples.tsx'))
  .map((path) => path.replace('.examples', ''))
  .filter((path) => existsSync(path))
  .map((path) => ({
    name: path.replace(/^.*\/|\.tsx$/g, ''),
    path,
    text: readFileSync(path, 'utf8')
      .replace(/\/\*.*?\*\//gs, '')
      .replace(/\/\/.*/g, ''),
  }));

/** Kinds of components, by what is in their JSX, and the conditions under which each must say what it does. */
const KINDS = {
  table: [/<table\b|role="grid"/, ['reader', 'without style']],
  'live region': [/['"](status|alert)['"]|aria-live/, ['reader']],
  'browser script': [/\bdata-client=/, ['with script', 'without script']],
  video: [/<video\b/, ['reader', 'without script']],
} as const satisfies Record<string, readonly [RegExp, readonly (typeof CONDITIONS)[number][]]>;

describe.each(Object.entries(KINDS))('each component with a %s', (_, [mark, conditions]) => {
  const some = sources.filter(({ text }) => mark.test(text));

  test('has criteria of its kind', () => {
    expect(some.length).toBeGreaterThan(0);
    const missing = some.flatMap(({ name, path }) => {
      const criteria = pieces.get(name)?.criteria ?? {};
      return conditions.filter((condition) => !criteria[condition]).map((condition) => `${path}: ${condition}`);
    });
    expect(missing).toEqual([]);
  });
});

test('acceptance criteria name a condition and complete the sentence «it must …»', () => {
  const all = [...pieces].flatMap(([name, { criteria = {} }]) =>
    Object.entries(criteria).map(([condition, sentence]) => ({ name, condition, sentence })),
  );
  expect(all.filter(({ condition }) => !CONDITIONS.some((known) => known === condition))).toEqual([]);
  expect(all.filter(({ sentence }) => !/^[a-z].*[^.]$/.test(sentence))).toEqual([]);
});
