import { describe, expect, test } from 'vitest';
import { attributesOf, literalsOf, literalsOfAstro } from './literals.ts';
import { isSpanish } from './spanish.ts';
import { blocksOf, brokenTimelines, important, unlayered } from './stylesheet.ts';

// The source checks rely on these scanners, so test that each finds what it should and nothing else.

test.each([
  ['Contáctenos', true],
  ['¿Listo?', true],
  ['Ver Todos los planes', true],
  ['Respuesta en menos de 24 horas', true],
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

test('literalsOf returns the attribute of a string', () => {
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

describe('style sheets', () => {
  test('blocksOf returns the enclosing rules of a block', () => {
    expect(blocksOf('@layer ui { .a { color: red; &:hover { content: "};"; } } /* .b {} */ }')).toEqual([
      { prelude: '@layer ui', around: [], declarations: [] },
      { prelude: '.a', around: ['@layer ui'], declarations: ['color: red'] },
      { prelude: '&:hover', around: ['@layer ui', '.a'], declarations: ['content: "};"'] },
    ]);
  });

  test.each([
    [unlayered, '.a { color: red }', 1],
    [unlayered, '@media print { .a { color: red } }', 1],
    [unlayered, '@layer ui { .a { color: red } }', 0],
    [important, '@layer ui { .a { color: red !important } }', 1],
    [important, '@media (prefers-reduced-motion: reduce) { .a { animation: none !important } }', 0],
    [important, '@media (prefers-reduced-motion: no-preference) { .a { color: red !important } }', 1],
    [brokenTimelines, '.a { animation: x 1s; animation-timeline: scroll() }', 1],
    [brokenTimelines, '.a { animation-name: x; animation-timeline: scroll() }', 0],
  ])('%o finds in «%s»: %d', (detect, css, count) => {
    expect(detect(blocksOf(css))).toHaveLength(count);
  });
});
