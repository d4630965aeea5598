import { globSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { editYaml } from './edit-yaml.ts';
import { withoutBlanks } from './merge-values.ts';

const PLAN = `# A plan.
title: Uno
price: # in dollars
  amount: 5
  unit: 'al mes'
# Tags of it.
tags: [a, "b, c"]
text: >-
  Una frase larga
  en dos líneas.
links:
  - label: Uno
    href: /uno
  # The second one.
  - label: "Dos"
    href: /dos
`;

describe('editYaml() changes only what another value has', () => {
  const value = () => parse(PLAN) as Record<string, never>;
  type Change = (plan: ReturnType<typeof value>) => unknown;
  test.each<[string, Change, Readonly<Record<string, string>>]>([
    ['a text', (plan) => ({ ...plan, title: 'Dos' }), { 'title: Uno': 'title: Dos' }],
    ['a text that needs quotes', (plan) => ({ ...plan, title: 'a: b' }), { 'title: Uno': 'title: "a: b"' }],
    [
      'a number beside a comment',
      (plan) => ({ ...plan, price: { amount: 6.5, unit: 'al mes' } }),
      { 'amount: 5': 'amount: 6.5' },
    ],
    ['a text in quotes', (plan) => ({ ...plan, price: { amount: 5, unit: 'al año' } }), { "'al mes'": "'al año'" }],
    ['a list in a line', (plan) => ({ ...plan, tags: ['a', 'd'] }), { '"b, c"': '"d"' }],
    [
      'a longer list in a line',
      (plan) => ({ ...plan, tags: ['a', 'b, c', 'd'] }),
      { '[a, "b, c"]': '[ a, "b, c", d ]' },
    ],
    [
      'a folded text',
      (plan) => ({ ...plan, text: 'Una frase corta' }),
      { '  Una frase larga\n  en dos líneas.\n': '  Una frase corta\n' },
    ],
    [
      'a value inside a list',
      (plan) => ({
        ...plan,
        links: [
          { label: 'Uno', href: '/otro' },
          { label: 'Dos', href: '/dos' },
        ],
      }),
      { '/uno': '/otro' },
    ],
    [
      'two new values, in their order behind the one before',
      (plan) => ({ ...plan, price: { amount: 5, months: 12, weeks: 2, unit: 'al mes' } }),
      { 'amount: 5\n': 'amount: 5\n  months: 12\n  weeks: 2\n' },
    ],
    ['a value that goes', (plan) => ({ ...plan, price: { amount: 5 } }), { "  unit: 'al mes'\n": '' }],
    [
      'a new item',
      (plan) => ({ ...plan, links: [...(plan['links'] ?? []), { label: 'Tres', href: '/tres' }] }),
      { 'href: /dos\n': 'href: /dos\n  - label: Tres\n    href: /tres\n' },
    ],
    [
      'items in another order, with the comment of each',
      (plan) => ({
        ...plan,
        links: [
          { label: 'Dos', href: '/dos' },
          { label: 'Uno', href: '/uno' },
        ],
      }),
      {
        '  - label: Uno\n    href: /uno\n  # The second one.\n  - label: "Dos"\n    href: /dos\n':
          '  # The second one.\n  - label: "Dos"\n    href: /dos\n  - label: Uno\n    href: /uno\n',
      },
    ],
    [
      'the first value of an item',
      (plan) => ({ ...plan, links: [{ href: '/uno' }, { label: 'Dos', href: '/dos' }] }),
      { 'label: Uno\n    href': 'href' },
    ],
    ['all items', (plan) => ({ ...plan, links: [] }), { [PLAN.slice(PLAN.indexOf('links:'))]: 'links: []\n' }],
  ])('%s', (_name, change, edits) => {
    const changed = change(value());
    const expected = Object.entries(edits).reduce((text, [from, to]) => text.replace(from, to), PLAN);
    expect(editYaml(PLAN, changed)).toBe(expected);
    expect(parse(expected)).toEqual(changed);
  });

  test('nothing, when blank values are the only difference', () => {
    expect(editYaml(PLAN, { ...value(), note: '', price: { amount: 5, unit: 'al mes', from: undefined } })).toBe(PLAN);
  });

  test('no line without a value, when another one changes', () => {
    const text = "title: Uno\nphone: ''\nnote:\nlegal:\n  name: ''\ntown: A\n";
    const { title, legal } = parse(text);
    expect(editYaml(text, { title, legal, town: 'B' })).toBe(text.replace('town: A', 'town: B'));
  });

  test('a line that said nothing, and no comment', () => {
    const text = '# Of Tilo.\ntitle: Uno\nnote:\n# Of Molle.\ntown: A\n';
    const { title, town } = parse(text);
    expect(editYaml(text, { title, note: 'Dos', town })).toBe(text.replace('note:', 'note: Dos'));
  });

  test.each([
    ['several lines', 'a: Uno # Of a.\n', 'a: |- # Of a.\n  Dos: tres\n  #1\n', 'Dos: tres\n#1'],
    ['a folded text', 'a: >- # Of a.\n  Uno\n', 'a: >- # Of a.\n  Dos\n', 'Dos'],
    ['spaces at its end', 'a: >\n  Uno\n', 'a: >\n  Dos  \n', 'Dos  \n'],
  ])('a text with its comment and those of others: %s', (_what, before, after, a) => {
    const others = '# Of b.\nb: 1 # Stays.\n';
    expect(editYaml(before + others, { a, b: 1 })).toBe(after + others);
    const inList = (text: string) => text.replace('a:', '-').concat('# Of b.\n- 1 # Stays.\n');
    expect(editYaml(inList(before), [a, 1])).toBe(inList(after));
  });

  test('items below a comment that stands before their dashes', () => {
    const text = 'links:\n  - href: /a # Of Tilo.\n# Of Molle.\n  - href: /b\n# End.\nz: 1 # Stays.\n';
    const without = text.replace('  - href: /a # Of Tilo.\n#', '  #');
    expect(editYaml(text, { links: [{ href: '/b' }], z: 1 })).toBe(without);
  });

  test.each(['\n', '\r\n'])('a comment at the column of what follows stays with that, lines end with %j', (end) => {
    const lines = (...all: string[]) => all.map((line) => line + end).join('');
    const [tilo, molle] = [
      ['tilo:', '  a: 1', '  # b: 2'],
      ['# Of Molle.', '', 'molle: 3'],
    ];
    expect(editYaml(lines(...tilo, ...molle), { molle: 3 })).toBe(lines(...molle));
    expect(editYaml(lines(...tilo, '# The end.'), { tilo: 'x', z: 1 })).toBe(
      'tilo: x\nz: 1\n'.concat(lines('# The end.')),
    );
    const [first, second] = [
      ['- a: 1', '  # b: 2'],
      ['# Of the second.', '- c: 3'],
    ];
    expect(editYaml(lines(...first, ...second), [{ c: 3 }, { a: 1 }])).toBe(lines(...second, ...first));
    expect(editYaml(lines(...first, ...second), [{ a: 1 }, { d: 1 }, { c: 3 }])).toBe(
      lines(...first).concat('- d: 1\n', lines(...second)),
    );
  });

  test('rows of an indented list are moved and added around one that ends in a comment', () => {
    const [first, second] = ['  - a: 1\n    b: 2\n    # c: 3\n', '  - d: 4\n'];
    const text = `# Of Tilo.\ntilo:\n${first}${second}molle: "5" # Of Molle.\n`;
    const [one, other] = [{ a: 1, b: 2 }, { d: 4 }];
    const edited = (tilo: readonly object[]) => editYaml(text, { tilo, molle: '5' });
    expect(edited([other, one])).toBe(text.replace(first + second, second + first));
    expect(edited([one, { e: 6 }, other])).toBe(text.replace(second, `  - e: 6\n${second}`));
  });

  test('what stands between brackets, beside a comment', () => {
    const text = 'tilo: { a: 1, b: "x" } # Of Tilo.\nmolle: { c: 2 }\n';
    const edited = (tilo: object) => editYaml(text, { tilo, molle: { c: 2 } });
    expect(edited({ a: 2, b: 'y' })).toBe(text.replace('a: 1, b: "x"', 'a: 2, b: "y"'));
    expect(edited({ a: 1, b: 'x', d: 3 })).toBe(text.replace('b: "x"', 'b: x, d: 3'));
  });

  test('adds items to a file with nothing but comments', () => {
    expect(editYaml('# Nothing yet.\n', [{ from: '/a' }])).toBe('# Nothing yet.\n- from: /a\n');
    expect(editYaml('# Nothing yet.\n[]\n', [{ from: '/a' }])).toBe('# Nothing yet.\n- from: /a\n');
  });

  test('throws for a text that is no YAML', () => {
    expect(() => editYaml('a: [', {})).toThrow();
  });
});

/** Values that differ in one place each: another text, number or answer, a list with less, more or in another order. */
function variantsOf(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return [`${value}: «sí» #1`];
  if (typeof value === 'number') return [value + 1];
  if (typeof value === 'boolean') return [!value];
  if (Array.isArray(value)) return listVariants(value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => variantsOf(one).map((other) => ({ ...value, [name]: other })));
}

function listVariants(list: readonly unknown[]): readonly unknown[] {
  const [first, ...rest] = list;
  const shorter = rest.length > 0 ? [[...rest, first], rest] : [];
  const longer = list.length > 0 ? [[...list, structuredClone(first)]] : [];
  return [...shorter, ...longer, ...list.flatMap((item, at) => variantsOf(item).map((other) => list.with(at, other)))];
}

/** Each comment of a text. */
const commentsIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\s*#/.test(line))
    .toSorted();

test.each(globSync('content/{,plans/,projects/}*.yaml').toSorted())('every change of %s keeps all comments', (file) => {
  const text = readFileSync(file, 'utf8');
  const value: unknown = parse(text);
  expect(editYaml(text, value)).toBe(text);
  for (const other of variantsOf(value)) {
    const edited = editYaml(text, other);
    expect(isDeepStrictEqual(withoutBlanks(parse(edited)), withoutBlanks(other))).toBe(true);
    expect(commentsIn(edited)).toEqual(commentsIn(text));
  }
});

test('a number with a separator of thousands is a text, kept to the letter, and another one when it is corrected', () => {
  const text = 'price: 1.250\nname: Uno\n';
  expect(editYaml(text, { price: '1.250', name: 'Dos' })).toBe('price: 1.250\nname: Dos\n');
  expect(editYaml(text, { price: 1.25, name: 'Uno' })).toBe('price: 1.25\nname: Uno\n');
});
