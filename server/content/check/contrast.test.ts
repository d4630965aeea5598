import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { paletteSchema } from '../../../domain/content/palette.ts';
import { isReadable } from '../../../domain/site/readable.ts';
import { leavesOf } from '../leaves.ts';
import { checkWords as words } from '../words.ts';
import { checkContrast, neighboursOf } from './contrast.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const { colour } = words;

/** A palette in which every pair has enough contrast; tests change some of its colours. */
const READABLE = {
  cal: '#fff',
  noche: '#000',
  maiz: '#fd4',
  grana: '#a00',
  anil: '#00a',
  eucalipto: '#063',
  teja: '#f83',
  cielo: '#8df',
};

function checkText(text: string) {
  const leaves = leavesOf({ file: 'content/palette.yaml', text });
  return checkContrast(paletteSchema.parse(parse(text)), leaves, tokens);
}

function check(changed: Partial<Record<keyof typeof READABLE, string>>) {
  const lines = Object.entries({ ...READABLE, ...changed }).map(([name, value]) => `${name}: '${value}'`);
  return checkText(lines.join('\n'));
}

test.each(['content', 'tests/fixtures/brand'])('the palette of %s has enough contrast', (folder) => {
  expect(checkText(readFileSync(`${folder}/palette.yaml`, 'utf8'))).toEqual([]);
});

test('checkContrast accepts colours in any CSS notation', () => {
  expect(check({ noche: 'hsl(0 0% 0%)', cal: 'white', grana: 'light-dark(#a00, rgb(150 0 0))' })).toEqual([]);
});

test('a pair with too little contrast is reported with its ratio, at the line of its background', () => {
  expect(check({ eucalipto: '#999' })).toEqual([
    {
      file: 'content/palette.yaml',
      line: 6,
      column: 1,
      field: 'eucalipto',
      message: colour.lowContrast('«cal»', '«eucalipto»', '', '2.8', '4.5'),
    },
  ]);
});

test('a pair may fail in the dark theme only', () => {
  expect(check({ teja: 'light-dark(#f83, #630)' }).map(({ message }) => message)).toEqual([
    colour.lowContrast('«noche»', '«teja»', colour.night, '2', '4.5'),
  ]);
});

test('colours that the style sheets derive from the palette are checked too', () => {
  const messages = check({ cal: '#888', anil: '#001', eucalipto: '#010', grana: '#100' }).map(({ message }) => message);
  expect(messages).toContainEqual(expect.stringContaining(colour.names['muted'] ?? ''));
  expect(messages).toContainEqual(expect.stringContaining(colour.names['error'] ?? ''));
});

test('large text and icons need less contrast', () => {
  // A ratio of 4.3 on indigo: enough for large text only.
  expect(check({ maiz: '#d83', anil: '#00a', grana: '#700' })).toEqual([]);
});

test.each([
  ['#222', true],
  ['#444', false],
])('%s is readable by night on a ground that derives from a colour not chosen yet: %s', (noche, readable) => {
  const [, night = []] = neighboursOf('noche', { cal: '#fff' }, tokens);
  expect(isReadable(noche, night)).toBe(readable);
});
