import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import { expect, test } from 'vitest';
import { measureName, splitName } from './measure-name.ts';

test.each([
  ['Mirlo', ['Mirlo']],
  ['Estudio Tomebamba', ['Estudio', 'Tomebamba']],
  ['Luz y Sombra', ['Luz y', 'Sombra']],
  ['Taller de Páginas Web', ['Taller de', 'Páginas Web']],
  ['Otorrinolaringología', ['Otorrinolaringología']],
])('splitName() sets «%s» in lines as equal as its words allow', (name, lines) => {
  expect(splitName(name)).toEqual(lines);
});

test('measureName() knows wide letters from narrow ones, letters with and without accent or descender', () => {
  const [narrow, wide] = [measureName('iii'), measureName('MMM')];
  expect(wide.oneLine).toBeGreaterThan(3 * narrow.oneLine);
  expect(measureName('Ágora').rise).toBeGreaterThan(measureName('Agora').rise);
  expect(measureName('Yasuny').drop).toBeGreaterThan(measureName('Yasuní').drop);
});

test('measureName() measures a name on two lines by the wider of them', () => {
  expect(measureName('Mamá Mango').twoLines).toBe(measureName('Mango').oneLine);
  expect(measureName('AMAWEB')).toMatchObject({ twoLines: measureName('AMAWEB').oneLine });
});

test('measureName() takes letters that the font lacks for the widest', () => {
  expect(measureName('ŵŵŵ').oneLine).toBeGreaterThanOrEqual(measureName('WWW').oneLine);
});

test('measureName() measures as the letters of the brand do', () => {
  const font = create(readFileSync('src/fonts/piazzolla.woff2')) as Font;
  const advance = font.glyphsForString('AMAWEB').reduce((sum, glyph) => sum + glyph.advanceWidth, 0) / font.unitsPerEm;
  expect(measureName('AMAWEB').oneLine + 5 * 0.032).toBeCloseTo(advance, 1);
});
