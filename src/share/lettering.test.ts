import { expect, test } from 'vitest';
import { setText } from './lettering.ts';

const COLUMN = { size: 74, width: 670 };

test.each([
  ['Quiénes somos y cómo funciona la web', ['Quiénes somos', 'y cómo', 'funciona la web']],
  ['Documentos para su negocio en internet', ['Documentos', 'para su negocio', 'en internet']],
  ['Portafolio de proyectos', ['Portafolio', 'de proyectos']],
  ['Splash', ['Splash']],
  ['E-commerce Nivel II: tienda en línea', ['E-commerce', 'Nivel II:', 'tienda en línea']],
])('%s is wrapped without orphaned words', (text, lines) => {
  expect(setText(text, COLUMN).lines).toEqual(lines);
});

test('lines fit the column, except single words that are wider', () => {
  expect(setText('Facturación electrónica y tienda en línea en Ecuador', COLUMN).width).toBeLessThanOrEqual(670);
  expect(setText('Otorrinolaringología', COLUMN).width).toBeGreaterThan(670);
});

test('throws on a character that the font lacks', () => {
  expect(() => setText('Précio ŵ', COLUMN)).toThrow('«ŵ»');
});
