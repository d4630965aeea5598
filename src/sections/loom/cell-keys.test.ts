import { expect, test } from 'vitest';
import { readKey } from './cell-keys.ts';

const cell = { row: 5, column: 7 };
const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', true>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

test.each([
  ['ArrowLeft', {}, 5, 6],
  ['ArrowRight', {}, 5, 8],
  ['ArrowUp', {}, 4, 7],
  ['ArrowDown', {}, 6, 7],
  ['Home', {}, 5, 0],
  ['End', {}, 5, 23],
  ['Home', { ctrlKey: true }, 0, 0],
  ['End', { metaKey: true }, 15, 23],
  ['PageUp', {}, 0, 7],
  ['PageDown', {}, 15, 7],
] as const)('%s %j leads to row %d, column %d', (key, held, row, column) => {
  expect(readKey(press(key, held), cell)).toEqual({ cell: { row, column } });
});

test.each([
  ['ArrowLeft', { row: 3, column: 0 }],
  ['ArrowRight', { row: 3, column: 23 }],
  ['ArrowUp', { row: 0, column: 3 }],
  ['ArrowDown', { row: 15, column: 3 }],
])('%s stops at the edge', (key, edge) => expect(readKey(press(key), edge)).toEqual({ cell: edge }));

test.each([
  [' ', {}, { type: 'stitch', cell }],
  ['Enter', {}, { type: 'stitch', cell }],
  ['Backspace', {}, { type: 'unpick', cell }],
  ['Delete', {}, { type: 'unpick', cell }],
  ['1', {}, { type: 'thread', thread: 'maiz' }],
  ['7', {}, { type: 'thread', thread: 'cal' }],
  ['z', { ctrlKey: true }, { type: 'undo' }],
  ['Z', { ctrlKey: true, shiftKey: true }, { type: 'redo' }],
  ['y', { metaKey: true }, { type: 'redo' }],
] as const)('%j %j has an effect', (key, held, action) => expect(readKey(press(key, held), cell)).toEqual({ action }));

test.each([
  ['Tab', {}],
  ['Escape', {}],
  ['8', {}],
  ['0', {}],
  ['z', {}],
  ['1', { ctrlKey: true }],
  ['ArrowLeft', { altKey: true }],
] as const)('%s %j is left to the browser', (key, held) => expect(readKey(press(key, held), cell)).toBeUndefined());
