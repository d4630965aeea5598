import { expect, test } from 'vitest';
import { line, text, trimmedText } from '../content/fields.ts';
import { keepName, keepTogether } from './keep-together.ts';

// A tilde stands for a non-breaking space.
test.each([
  ['Sitio Nivel I', 'Sitio Nivel~I'],
  ['Sitio Nivel III: tres', 'Sitio Nivel~III: tres'],
  ['Desde $1,310, pago único', 'Desde~$1,310, pago único'],
  ['$55 cada 3 meses', '$55~cada 3~meses'],
  ['de 8 a.m. – 11 p.m.', 'de 8~a.m.~–~11~p.m.'],
  ['entre 13 % y 15 %', 'entre 13~% y 15~%'],
  ['30 GB', '30 GB'],
  ['Un Instante Vacío', 'Un Instante Vacío'],
  ['dos palabras', 'dos palabras'],
  ['', ''],
])('keepTogether() turns «%s» into «%s»', (text, kept) => {
  expect(keepTogether(text).replaceAll('\u00A0', '~')).toBe(kept);
});

test('keepTogether() leaves existing non-breaking spaces unchanged', () => {
  const kept = keepTogether('Desde $250 por 4 horas');
  expect(keepTogether(kept)).toBe(kept);
});

test('keepName() joins a hyphen to what follows', () => {
  expect(keepName('ABC-D Nivel I')).toBe('ABC-\u2060D Nivel\u00A0I');
});

test('paragraphs of the content are kept together as they are read, lines stay to the letter', () => {
  const words = 'Más de 30 telares en menos de 6 horas';
  for (const paragraph of [text('Texto'), trimmedText('Texto', 100)]) {
    expect(paragraph.parse(words)).toBe(keepTogether(words));
    expect(paragraph.meta()).toMatchObject({ label: 'Texto', kind: 'text' });
  }
  expect(line('Título').parse(words)).toBe(words);
});
