import { expect, test } from 'vitest';
import { attributesOf, literalsOf, literalsOfAstro } from './literals.ts';
import { isSpanish } from './spanish.ts';

// The source checks rely on these scanners, so test that each finds what it should and nothing else.

test.each([
  ['Contáctenos', true],
  ['¿Listo?', true],
  ['Ver Todos los planes', true],
  ['Contestamos antes de un mes', true],
  ['listening on', false],
  ['es-EC', false],
  ['Content-Type', false],
  ['a', false],
  ['de', false],
  ['', false],
])('isSpanish(%j) is %s', (text, expected) => {
  expect(isSpanish(text)).toBe(expected);
});

test('literalsOf returns strings, templates and JSX text, not comments, regular expressions or imports', () => {
  const text = `import x from './importado';
// comentario
const a = 'cadena';
const b = \`plantilla \${a} cola\` + /patrón/.source;
const c = <p title="atributo">palabras {a} {/* nota */}</p>;`;
  const words = literalsOf({ path: 'x.tsx', text }).map((literal) => literal.text.trim());
  expect(words.filter(Boolean)).toEqual(['cadena', 'plantilla', 'cola', 'atributo', 'palabras']);
});

test('literalsOf returns the name of the attribute that a string belongs to', () => {
  expect(literalsOf({ path: 'x.tsx', text: '<use href="#abc" />' })).toMatchObject([
    { text: '#abc', attribute: 'href' },
  ]);
});

test('literalsOfAstro returns strings and text', () => {
  const text =
    "---\nimport A from './a';\n// nota\nconst a = 'cadena';\n---\n<p class=\"clase\">palabras</p><!-- nota -->";
  expect(literalsOfAstro(text).map((literal) => literal.text)).toEqual(['cadena', 'clase', 'palabras']);
});

test('attributesOf returns JSX attribute names', () => {
  expect(attributesOf({ path: 'x.tsx', text: '<p style={{}} className="a" />' }).map(({ what }) => what)).toEqual([
    'style',
    'className',
  ]);
});
