import { expect, test } from 'vitest';
import { setText } from './lettering.ts';

const COLUMN = { size: 74, width: 670 };

test.each([
  ['Quiénes somos y cómo funciona la web', ['Quiénes somos', 'y cómo', 'funciona la web']],
  ['Documentos para su negocio en internet', ['Documentos', 'para su negocio', 'en internet']],
  ['Portafolio de proyectos', ['Portafolio', 'de proyectos']],
  ['Molino', ['Molino']],
  ['E-commerce Grado II: tienda en línea', ['E-commerce', 'Grado II:', 'tienda en línea']],
])('setText() breaks «%s» into balanced lines', (text, lines) => {
  expect(setText(text, COLUMN).lines).toEqual(lines);
});

test('setText() breaks lines to fit the column, except single words that are wider', () => {
  expect(setText('Un título de prueba más ancho que su columna', COLUMN).width).toBeLessThanOrEqual(670);
  expect(setText('Otorrinolaringología', COLUMN).width).toBeGreaterThan(670);
});

test('setText() throws on a character that the font lacks', () => {
  expect(() => setText('Précio ŵ', COLUMN)).toThrow('«ŵ»');
});
