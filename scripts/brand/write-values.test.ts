import { expect, test } from 'vitest';
import { writeValues } from './write-values.ts';

const SOURCE = `# Datos.
name: "Nube" # de la montaña
text: En dos
  líneas.
hours: { days: '', opens: 08:00 }
# Redes.
socials:
  - label: Uno
    href: https://uno.example
product:
  tags:
    - a
`;

test.each([
  ['a value and keeps its comment', { name: 'Tilo: web' }, 'name: "Nube"', "name: 'Tilo: web'"],
  ['a text of several lines', { text: 'En una.' }, 'En dos\n  líneas.', 'En una.'],
  ['a value between braces', { hours: { days: 'Lunes, martes' } }, "days: ''", 'days: "Lunes, martes"'],
  ['a list', { socials: [{ label: 'Dos' }] }, 'Uno\n    href: https://uno.example', 'Dos'],
  ['a list in a group', { product: { tags: ['b', 'c'] } }, '    - a\n', '    - b\n    - c\n'],
  ['a list by an empty one', { product: { tags: [] } }, 'tags:\n    - a', 'tags: []'],
  ['nothing by equal values', { name: 'Nube', hours: { opens: '08:00' }, product: { tags: ['a'] } }, '', ''],
  ['nothing for an unknown field', { town: 'Puembo', product: { site: 'x' } }, '', ''],
])('replaces %s, and nothing else', (_, wanted, from, to) =>
  expect(writeValues(SOURCE, wanted)).toBe(SOURCE.replace(from, to)),
);
