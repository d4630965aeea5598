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

test.each([
  ['Schröder & François', 'Schroder & Francois'],
  // Typed on a Mac, or copied from a PDF: the letter, then its mark.
  ['An\u0303o y mun\u0303eca', 'Año y muñeca'],
  ['Nivel\u00a0II: 5 €', 'Nivel II: 5 '],
  ['茶', ''],
])('setText() sets of «%s» what the font has', (text, shown) => {
  expect(setText(text, COLUMN)).toEqual(setText(shown, COLUMN));
});
