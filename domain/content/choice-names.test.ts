import { expect, test } from 'vitest';
import { CHOICE_NAMES } from './choice-names.ts';
import { listFields } from './field-list.ts';
import { SCHEMAS } from './schemas.ts';

const choices = Object.entries(SCHEMAS).flatMap(([file, schema]) =>
  listFields(schema).flatMap(({ path, kind, choices: words }) => (kind && words ? { file, path, words } : [])),
);

test.each(choices)('the choices of $path in $file have names that tell them apart', ({ words }) => {
  const names = words.map((word) => CHOICE_NAMES[word]);
  expect(names).not.toContain(undefined);
  expect(new Set(names).size).toBe(words.length);
});

test('every name is that of a choice', () => {
  const words = new Set(choices.flatMap((one) => one.words));
  expect(Object.keys(CHOICE_NAMES).filter((word) => !words.has(word))).toEqual([]);
});
