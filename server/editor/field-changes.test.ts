import { expect, test } from 'vitest';
import { compareWords } from './field-changes.ts';

const SIGNS = { added: '+', removed: '-', same: '' };

test.each([
  ['a word', 'Dos ollas y un mantel', 'Dos ollas y un tapiz', ['Dos ollas y un ', '-mantel', '+tapiz']],
  ['an amount as a whole', '16.99', '15.99', ['-16.99', '+15.99']],
  ['a time as a whole', '08:00', '09:00', ['-08:00', '+09:00']],
  [
    'another sentence as a whole',
    'La web se teje',
    'Todo el país la conoce',
    ['-La web se teje', '+Todo el país la conoce'],
  ],
  ['what is added at the end', 'Uno', 'Uno y dos y tres', ['Uno', '+ y dos y tres']],
  ['a new text', '', 'Uno', ['+Uno']],
  ['a text that goes', '12', '', ['-12']],
] as const)('compareWords() shows %s', (_name, before, after, pieces) => {
  expect(compareWords(before, after).map(({ text, kind }) => SIGNS[kind] + text)).toEqual(pieces);
});
