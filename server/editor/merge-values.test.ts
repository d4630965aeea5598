import { expect, test } from 'vitest';
import { mergeFiles } from './file-text.ts';
import { mergeValues } from './merge-values.ts';

const base = { title: 'a', price: { amount: 5, unit: 'mes' }, tags: ['a', 'b'] };

test.each([
  ['only mine changed', { ...base, title: 'b' }, base, { ...base, title: 'b' }, false],
  ['only theirs changed', base, { ...base, title: 'b' }, { ...base, title: 'b' }, false],
  [
    'both changed other values',
    { ...base, title: 'b' },
    { ...base, price: { amount: 6, unit: 'mes' } },
    { ...base, title: 'b', price: { amount: 6, unit: 'mes' } },
    false,
  ],
  [
    'both changed other items',
    { ...base, tags: ['x', 'b'] },
    { ...base, tags: ['a', 'y'] },
    { ...base, tags: ['x', 'y'] },
    false,
  ],
  ['both changed the same alike', { ...base, title: 'b' }, { ...base, title: 'b' }, { ...base, title: 'b' }, false],
  ['both changed the same', { ...base, title: 'b' }, { ...base, title: 'c' }, { ...base, title: 'b' }, true],
  [
    'one list is longer',
    { ...base, tags: ['a', 'b', 'c'] },
    { ...base, tags: ['a', 'z'] },
    { ...base, tags: ['a', 'b', 'c'] },
    true,
  ],
  [
    'both added rows',
    { ...base, tags: ['a', 'x', 'b'] },
    { ...base, tags: ['a', 'b', 'y'] },
    { ...base, tags: ['a', 'x', 'b', 'y'] },
    false,
  ],
  [
    'one added a row, the other took one away',
    { ...base, tags: ['a'] },
    { ...base, tags: ['z', 'a', 'b'] },
    { ...base, tags: ['z', 'a'] },
    false,
  ],
  [
    'mine brings back a row beside one that is gone',
    { ...base, tags: ['a', 'x', 'b'] },
    { ...base, tags: ['b'] },
    { ...base, tags: ['x', 'b'] },
    false,
  ],
  [
    'both added the same row',
    { ...base, groups: [{ slug: 'tilo', name: 'a' }] },
    { ...base, groups: [{ slug: 'tilo', name: 'a' }, { slug: 'molle' }] },
    { ...base, groups: [{ slug: 'tilo', name: 'a' }, { slug: 'molle' }] },
    false,
  ],
  [
    'both added a row with one slug that says something else',
    { ...base, groups: [{ slug: 'tilo', plans: { uno: ['a'] } }] },
    { ...base, groups: [{ slug: 'tilo', plans: { uno: [] } }, { slug: 'molle' }] },
    { ...base, groups: [{ slug: 'tilo', plans: { uno: ['a'] } }, { slug: 'molle' }] },
    true,
  ],
  [
    'both added a group',
    { ...base, by: { name: 'a' } },
    { ...base, by: { name: 'a', town: 'b' } },
    { ...base, by: { name: 'a' } },
    true,
  ],
  [
    'a row is there twice',
    { ...base, tags: ['a', 'a', 'b'] },
    { ...base, tags: ['b'] },
    { ...base, tags: ['a', 'a', 'b'] },
    true,
  ],
  [
    'mine moved rows, and theirs changed one',
    { ...base, tags: ['b', 'a'] },
    { ...base, tags: ['a', 'x'] },
    { ...base, tags: ['b', 'a'] },
    true,
  ],
  [
    'mine changed the order too',
    { ...base, tags: ['b', 'a', 'x'] },
    { ...base, tags: ['a', 'b', 'y', 'z'] },
    { ...base, tags: ['b', 'a', 'x'] },
    true,
  ],
  [
    'theirs has a value that mine never saw',
    { ...base, title: 'b' },
    { ...base, note: 'n' },
    { ...base, title: 'b', note: 'n' },
    false,
  ],
  [
    'mine took a value away',
    { title: 'a', tags: base.tags },
    { ...base, title: 'b' },
    { title: 'b', tags: base.tags },
    false,
  ],
])('mergeValues(): %s', (_name, mine, theirs, value, hasConflict) => {
  expect(mergeValues(base, mine, theirs)).toEqual({ value, hasConflict });
});

test('mergeFiles() keeps the comments of the other text, and joins the text of a guide', () => {
  const guide = (title: string, body: string, comment = '') => `---\n${comment}title: ${title}\n---\n\n${body}\n`;
  expect(
    mergeFiles('content/whitepapers/a.md', guide('a', 'uno'), guide('b', 'uno'), guide('a', 'dos', '# c\n')),
  ).toEqual({
    text: guide('b', 'dos', '# c\n'),
    hasConflict: false,
  });
});
