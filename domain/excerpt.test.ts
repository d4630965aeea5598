import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test.each([
  ['Hola a todos', 'Hola a todos'],
  ['Una frase de 22 letras', 'Una frase de 22 letras'],
  ['Una frase bastante más larga', 'Una frase bastante…'],
  ['x'.repeat(23), `${'x'.repeat(22)}…`],
  [`${'x'.repeat(21)}🦙`, `${'x'.repeat(21)}…`],
])('the excerpt of «%s» is «%s»', (text, expected) => expect(excerpt(text, 22)).toBe(expected));
