import { describe, expect, test } from 'vitest';
import { excerpt, readArticle } from './article.ts';

const chapters = (...titles: string[]) => titles.map((title) => `<h2>${title}</h2>`).join('<p>a</p>');

describe('readArticle', () => {
  test('marks each chapter and lists them when they are many', () => {
    const { html, contents } = readArticle(chapters('Uno', '¿Cuánto <em>cuesta</em>?', 'Tres &amp; cuatro', 'Uno'));
    expect(contents).toEqual([
      { id: 'uno', title: 'Uno' },
      { id: 'cuanto-cuesta', title: '¿Cuánto cuesta?' },
      { id: 'tres-cuatro', title: 'Tres & cuatro' },
      { id: 'uno-2', title: 'Uno' },
    ]);
    expect(html).toContain('<h2 id="cuanto-cuesta">¿Cuánto <em>cuesta</em>?</h2>');
  });

  test.each([
    ['Contenido', 'contenido-2'],
    ['Menú', 'menu-2'],
    ['Servicios', 'servicios-2'],
    ['¡!', 'capitulo'],
  ])('the chapter «%s» gets the id %s: the shell has others', (title, id) => {
    expect(readArticle(chapters(title)).html).toBe(`<h2 id="${id}">${title}</h2>`);
  });

  test('a short text has no table of contents', () => {
    expect(readArticle(chapters('a', 'b', 'c')).contents).toEqual([]);
  });

  test.each([
    [1, 1],
    [299, 1],
    [300, 2],
    [1_000, 5],
  ])('%i words take %i minutes', (words, minutes) => {
    expect(readArticle(`<p>${'palabra '.repeat(words)}</p>`).minutes).toBe(minutes);
  });
});

test.each([
  ['<p>Hola <strong>a</strong> todos</p>', 'Hola a todos'],
  ['<p>Uno &amp; &lt;dos&gt;</p>', 'Uno & <dos>'],
  ['<p>Una frase bastante más larga</p>', 'Una frase bastante…'],
])('excerpt of %s', (html, expected) => {
  expect(excerpt(html, 22)).toBe(expected);
});
