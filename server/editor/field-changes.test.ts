import { expect, test } from 'vitest';
import { changesOf, compareWords } from './field-changes.ts';

const SIGNS = { added: '+', removed: '-', same: '' };

test.each([
  ['a word', 'Dos ollas y un mantel', 'Dos ollas y un tapiz', ['Dos ollas y un ', '-mantel', '+tapiz']],
  ['an amount as a whole', '16.99', '15.99', ['-16.99', '+15.99']],
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

/** Words with a number, every third of them another one. */
const wordsWith = (other: string) =>
  Array.from({ length: 3_000 }, (_, index) => `${index % 3 === 0 ? other : 'tilo'}${index}`);

test('compareWords() shows long texts as a whole that differ in many words', () => {
  const [before, after] = [wordsWith('molle').join(' '), wordsWith('arupo').join(' ')];
  expect(compareWords(before, after)).toEqual([
    { text: before, kind: 'removed' },
    { text: after, kind: 'added' },
  ]);
  expect(compareWords('', after)).toEqual([{ text: after, kind: 'added' }]);
});

test('a text of digits is shown as it is written, not as the number that YAML would make of it', () => {
  const [change] = changesOf('content/plans/tilo.yaml', 'summary: 1.250\n', 'summary: 1.500\n');
  expect(change?.pieces.map(({ text }) => text)).toEqual(['1.250', '1.500']);
});

test('of a guide with many changed paragraphs, those are shown that changed', () => {
  const guide = (other: string) => `---\ntitle: Tilo\n---\n\n${wordsWith(other).join('\n\n')}\n`;
  const changes = changesOf('content/whitepapers/tilo.md', guide('molle'), guide('arupo'));
  expect(changes).toHaveLength(1_000);
  expect(changes[1]?.pieces.map(({ text }) => text)).toEqual(['molle3', 'arupo3']);
});
