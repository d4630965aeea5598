import { expect, test } from 'vitest';
import { z } from 'zod';
import { address, group, line, list, text, toggle, wholeNumber } from '../fields.ts';
import { readForm } from './form-value.ts';
import { shapeOf } from './shape.ts';

const schema = z.strictObject({
  title: line('Título'),
  body: text('Texto').optional(),
  years: wholeNumber('Años').optional(),
  shown: toggle('Se ve').optional(),
  page: address().optional(),
  author: group('Autor', { name: line('Nombre') }).optional(),
  tags: list('Etiquetas', line('Etiqueta')),
  names: z.record(z.string(), line('Valor')).optional(),
  blocks: list('Bloques', z.union([text('Párrafo'), z.strictObject({ list: list('Lista', line('Renglón')) })])),
});
const shape = shapeOf(schema);
const sent = (fields: readonly (readonly [string, string])[]) => new URLSearchParams(fields.map((field) => [...field]));
const read = (...fields: readonly (readonly [string, string])[]) => readForm(shape, '', sent(fields));
const EMPTY = { title: '', tags: [], blocks: [] };

test.each([
  [
    'a text, without what no file may hold',
    [['title', 'Uno\u0000\r\n\u202Ed\u2066o\u00ADs\uF0B7\u200B']],
    { ...EMPTY, title: 'Uno dos' },
  ],
  ['a pasted list, without its bullets', [['body', '\uF0B7\ta\r\n\t\uF0A7  b']], { ...EMPTY, body: 'a\nb' }],
  ['a drawn letter, without it', [['body', 'a\uF04A b']], { ...EMPTY, body: 'a b' }],
  ['lines of a long text', [['body', 'a\r\nb']], { ...EMPTY, body: 'a\nb' }],
  ['a number with a comma', [['years', '1,5']], { ...EMPTY, years: 1.5 }],
  ['what is no number, for the check to refuse', [['years', 'doce']], { ...EMPTY, years: 'doce' }],
  ['an answer that was ticked', [['shown', 'true']], { ...EMPTY, shown: true }],
  ['an answer that the file denies', [['shown', 'false']], { ...EMPTY, shown: false }],
  [
    'an answer that the file denies, ticked',
    [
      ['shown', 'false'],
      ['shown', 'true'],
    ],
    { ...EMPTY, shown: true },
  ],
  ['words, with the space at their end', [['title', 'Error: ']], { ...EMPTY, title: 'Error: ' }],
  ['an address, without the spaces around it', [['page', ' /molle ']], { ...EMPTY, page: '/molle' }],
  ['an optional group that was left empty', [['author.name', ' ']], EMPTY],
  [
    'no more rows than were sent',
    [
      ['tags.#', '1e9'],
      ['tags.0', 'a'],
    ],
    { ...EMPTY, tags: ['a'] },
  ],
  [
    'rows, without empty ones',
    [
      ['tags.#', '3'],
      ['tags.0', 'a'],
      ['tags.1', ''],
      ['tags.2', 'b'],
    ],
    { ...EMPTY, tags: ['a', 'b'] },
  ],
  [
    'names with their values',
    [
      ['names.#', '1'],
      ['names.0.name', ' u\u00ADno\u200B '],
      ['names.0.value', 'dos'],
    ],
    { ...EMPTY, names: { uno: 'dos' } },
  ],
  [
    'each row of a name that several have',
    [
      ['names.#', '3'],
      ...[0, 1, 2].flatMap((row) => [[`names.${row}.name`, 'uno'] as const, [`names.${row}.value`, `${row}`] as const]),
    ],
    { ...EMPTY, names: { uno: '0', 'uno-2': '1', 'uno-3': '2' } },
  ],
  [
    'each row without a name',
    [
      ['names.#', '2'],
      ...[0, 1].flatMap((row) => [[`names.${row}.name`, '\u00A0'] as const, [`names.${row}.value`, `${row}`] as const]),
    ],
    { ...EMPTY, names: { '': '0', '\u00A0': '1' } },
  ],
  [
    'rows of several shapes',
    [
      ['blocks.#', '2'],
      ['blocks.0.~', '0'],
      ['blocks.0', 'a'],
      ['blocks.1.~', '1'],
      ['blocks.1.list.#', '1'],
      ['blocks.1.list.0', 'b'],
    ],
    { ...EMPTY, blocks: ['a', { list: ['b'] }] },
  ],
] as const)('readForm() reads %s', (_name, fields, value) => {
  expect(JSON.parse(JSON.stringify(read(...fields)))).toEqual(value);
});

test.each([
  ['540', 540],
  ['$ 540,5', 540.5],
  ['14.99', 14.99],
  ['1.250', 1250],
  ['1,250', 1250],
  ['$1.250,50', 1250.5],
  ['1,250.50', 1250.5],
  ['12.345.678', 12345678],
  ['0.125', 0.125],
  ['1250.5000', 1250.5],
])('readForm() reads the amount «%s»', (typed, amount) => {
  const money = shapeOf(z.strictObject({ price: z.number().meta({ label: 'Precio', kind: 'money' }) }));
  expect(readForm(money, '', sent([['price', typed]]))).toEqual({ price: amount });
});

test('readForm() keeps a name that has no value yet, for the check to refuse, and no empty row', () => {
  const named = shapeOf(z.array(z.strictObject({ title: line('Título'), names: z.record(z.string(), line('Valor')) })));
  const rows = sent([
    ['.#', '2'],
    ['0.names.#', '2'],
    ['0.names.0.name', 'tilo'],
  ]);
  expect(readForm(named, '', rows)).toEqual([{ title: '', names: { tilo: '' } }]);
});

test.each([
  ['up:blocks.1.list.1', ['y', 'x', 'z']],
  ['down:blocks.1.list.1', ['x', 'z', 'y']],
  ['remove:blocks.1.list.1', ['x', 'z']],
  ['up:blocks.1.list.3', ['x', 'z', 'y']],
  ['remove:blocks.1.list.3', ['x', 'y']],
  ['remove:blocks.1.list.2', ['x', 'y', 'z']],
  ['up:blocks.1.list.0', ['x', 'y', 'z']],
  ['down:blocks.1.list.9', ['x', 'y', 'z']],
  ['remove:tags.0', ['x', 'y', 'z']],
  ['guardar', ['x', 'y', 'z']],
])('readForm() does to the rows of a list what the button %s says', (button, rows) => {
  const fields = sent([
    ['blocks.#', '2'],
    ['blocks.0', 'a'],
    ['blocks.1.~', '1'],
    ['blocks.1.list.#', '4'],
    ...['x', 'y', '', 'z'].map((row, index) => [`blocks.1.list.${index}`, row] as const),
  ]);
  expect(readForm(shape, '', fields, button)).toMatchObject({ blocks: ['a', { list: rows }] });
});

test.each([
  ['up:names.1', ['d', 'b']],
  ['remove:names.0', ['d']],
])('readForm() does to names with their values what the button %s says', (button, names) => {
  const fields = sent([
    ['names.#', '2'],
    ['names.0.name', 'b'],
    ['names.0.value', 'c'],
    ['names.1.name', 'd'],
    ['names.1.value', 'e'],
  ]);
  const value = readForm(shape, '', fields, button) as { readonly names: object };
  expect(Object.keys(value.names)).toEqual(names);
});
