import { describe, expect, test } from 'vitest';
import { plainText, readArticle } from './article.ts';

const chapters = (...titles: string[]) => titles.map((title) => `<h2>${title}</h2>`).join('<p>a</p>');

describe('readArticle', () => {
  test('gives each h2 an id and returns a table of contents for long texts', () => {
    const { html, contents } = readArticle(chapters('Uno', '¿Cuánto <em>cuesta</em>?', 'Tres &amp; cuatro', 'Uno'));
    expect(contents).toEqual([
      { id: 'tema-uno', title: 'Uno' },
      { id: 'tema-cuanto-cuesta', title: '¿Cuánto cuesta?' },
      { id: 'tema-tres-cuatro', title: 'Tres & cuatro' },
      { id: 'tema-uno--2', title: 'Uno' },
    ]);
    expect(html).toContain('<h2 id="tema-cuanto-cuesta">¿Cuánto <em>cuesta</em>?</h2>');
  });

  test('gives equal headings unique ids', () => {
    const { contents } = readArticle(chapters('Uno', 'Uno', 'Uno 2', '¡!', '¿?'));
    expect(new Set(contents.map(({ id }) => id)).size).toBe(5);
  });

  // Superlinear algorithms would exceed the test timeout.
  test('handles ten thousand equal headings', () => {
    expect(readArticle(chapters(...Array.from({ length: 10_000 }, () => 'Nota'))).contents).toHaveLength(10_000);
  });

  test('returns no table of contents for a short text', () => {
    expect(readArticle(chapters('a', 'b', 'c')).contents).toEqual([]);
  });

  test.each([
    [1, 1],
    [299, 1],
    [300, 2],
    [1_000, 5],
  ])('%i words take %i minutes to read', (words, minutes) => {
    expect(readArticle(`<p>${'palabra '.repeat(words)}</p>`).minutes).toBe(minutes);
  });
});

test.each([
  ['<p>Hola <strong>a</strong> todos</p>', 'Hola a todos'],
  ['<p>Uno &amp; &lt;dos&gt;</p>', 'Uno & <dos>'],
])('the text of %s is «%s»', (html, expected) => {
  expect(plainText(html)).toBe(expected);
});
