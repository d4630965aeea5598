import { describe, expect, test } from 'vitest';
import { HONEST_HTML } from '../../tests/harness/unit/hostile-html.ts';
import { labelTables } from './label-tables.ts';

const HEAD = '<thead><tr><th>Puerto</th><th>Hora</th></tr></thead>';
const LABELLED_HEAD = '<thead><tr><th scope="col">Puerto</th><th scope="col">Hora</th></tr></thead>';
const table = (content: string) => `<table>${content}</table>`;
const rows = (...names: string[]) => names.map((name) => `<tr><td>${name}</td><td>7:00</td></tr>`).join('');
const labelled = (...names: string[]) =>
  names.map((name) => `<tr><th scope="row">${name}</th><td>7:00</td></tr>`).join('');
const captionsOf = (html: string) =>
  [...labelTables(html).matchAll(/<caption[^>]*>(.*?)<\/caption>/g)].map(([, text]) => text);

test('header cells get a scope, and the first column becomes row headers', () => {
  const given = table(`${HEAD}<tbody>${rows('Alto', 'Bajo')}</tbody>`);
  expect(labelTables(given)).toBe(table(`${LABELLED_HEAD}<tbody>${labelled('Alto', 'Bajo')}</tbody>`));
});

test('a table without thead and tbody is labelled too', () => {
  const given = table(`<tr><th>Puerto</th><th>Hora</th></tr>${rows('Alto')}`);
  expect(labelTables(given)).toBe(
    table(`<tr><th scope="col">Puerto</th><th scope="col">Hora</th></tr>${labelled('Alto')}`),
  );
});

test('existing scopes, captions and row headers are kept', () => {
  const given = `<h2>Horario</h2>${table(
    '<caption>Salidas</caption><tr><th scope="colgroup" colspan="2">a</th></tr><tr><th>b</th><td>c</td></tr>',
  )}`;
  expect(labelTables(given)).toBe(given.replace('<th>b', '<th scope="row">b'));
});

describe('the first column is unchanged when', () => {
  test.each([
    ['no row is a header', rows('Alto', 'Bajo')],
    ['two rows have the same name', LABELLED_HEAD + rows('Alto', 'Alto')],
    ['a name is missing', LABELLED_HEAD + rows('Alto', ' ')],
    ['a name is a long text', LABELLED_HEAD + rows('Alto', 'palabra '.repeat(10))],
    ['a name is a heading', LABELLED_HEAD + rows('Alto', '<h3>Bajo</h3>')],
    ['cells span', `${LABELLED_HEAD}<tr><td rowspan="2">Alto</td><td>7:00</td></tr><tr><td>8:00</td></tr>`],
    ['there is no second column', '<tr><th scope="col">Puerto</th></tr><tr><td>Alto</td></tr>'],
  ])('%s', (_, content) => {
    expect(labelTables(table(content))).toBe(table(content));
  });
});

describe('the caption', () => {
  const any = table(HEAD + rows('Alto'));

  test.each([
    [
      'the heading of its chapter',
      `<h2>El <em>puerto</em> &amp; su hora</h2><p>Son dos.</p>${any}`,
      ['El puerto &amp; su hora'],
    ],
    ['the nearest heading', `<h2>El río</h2><h3>Los puertos</h3>${any}`, ['Los puertos']],
    [
      'the last sentence before it, without a heading',
      `<p>Hay dos. Los de <b>web.dev</b> son:</p>${any}`,
      ['Los de web.dev son'],
    ],
    [
      'that sentence for the second table of a chapter',
      `<h2>El río</h2>${any}<p>Y en verano:</p>${any}`,
      ['El río', 'Y en verano'],
    ],
    ['nothing without preceding text', any, []],
    ['nothing after a sentence that is too long', `<p>${'palabra '.repeat(30)}.</p>${any}`, []],
  ])('is %s', (_, html, captions) => {
    expect(captionsOf(html)).toEqual(captions);
  });

  test.each(['', '<p>Son dos.</p>'])(
    'is visually hidden only when it repeats the heading above, after «%s»',
    (text) => {
      expect(labelTables(`<h2>El río</h2>${text}${any}`)).toContain('<caption class="hidden">El río</caption>');
      const own = `<h2>El río</h2>${any.replace('<thead>', '<caption>Horas</caption><thead>')}`;
      expect(labelTables(own)).toContain('<caption>Horas</caption>');
    },
  );
});

test('nested tables are labelled independently', () => {
  const inner = table(HEAD + rows('Alto'));
  const outer = table(`<tr><th>Río</th><th>Puertos</th></tr><tr><td>Largo</td><td>${inner}</td></tr>`);
  expect(labelTables(outer)).toBe(
    table(
      '<tr><th scope="col">Río</th><th scope="col">Puertos</th></tr>' +
        `<tr><th scope="row">Largo</th><td>${table(LABELLED_HEAD + labelled('Alto'))}</td></tr>`,
    ),
  );
});

test.each(Object.entries(HONEST_HTML))('allowed HTML beside a table stays unchanged: %s', (_, html) => {
  expect(labelTables(`${html}<table></table>`)).toContain(html);
});
