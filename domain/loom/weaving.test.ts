import { describe, expect, test } from 'vitest';
import { EMPTY_CLOTH, layStitches, threadAt } from './cloth.ts';
import { MAX_UNDO, NEW_WEAVING, type Weaving, type WeavingAction, weave } from './weaving.ts';

const cell = (row: number, column: number) => ({ row, column });
const run = (actions: readonly WeavingAction[], from: Weaving = NEW_WEAVING) => actions.reduce(weave, from);
const start = (row: number, column: number): WeavingAction => ({ type: 'start', cell: cell(row, column) });
const move = (row: number, column: number): WeavingAction => ({ type: 'move', cell: cell(row, column) });
const stitch = (row: number, column: number): WeavingAction => ({ type: 'stitch', cell: cell(row, column) });
const wovenCells = ({ cloth }: Weaving) => cloth.replaceAll('.', '').length;

describe('a stroke', () => {
  test('is a line without gaps, and one step to undo', () => {
    const woven = run([start(0, 0), move(0, 5), move(3, 5), { type: 'end' }]);
    expect(wovenCells(woven)).toBe(9);
    expect(run([{ type: 'undo' }], woven)).toMatchObject({ cloth: EMPTY_CLOTH, past: [] });
  });

  test('that begins on a stitch of its thread takes stitches out', () => {
    const woven = run([start(0, 0), move(0, 5), { type: 'end' }]);
    expect(wovenCells(run([start(0, 1), move(0, 3), { type: 'end' }], woven))).toBe(3);
  });

  test('covers other threads', () => {
    const woven = run([stitch(0, 0), { type: 'thread', thread: 'cal' }, start(0, 0), { type: 'end' }]);
    expect(threadAt(woven.cloth, cell(0, 0))).toBe('cal');
  });

  test('that is cancelled leaves no trace', () => {
    const before = run([stitch(8, 8)]);
    const after = run([start(0, 0), move(5, 5), { type: 'cancel' }], before);
    expect(after).toEqual({ ...before, stroke: undefined });
  });

  test('ends once', () => {
    const woven = run([start(0, 0), move(0, 1), { type: 'end' }]);
    expect(run([{ type: 'end' }], woven)).toBe(woven);
    expect(run([{ type: 'cancel' }], woven)).toBe(woven);
  });

  test('is mirrored as it goes', () => {
    const woven = run([{ type: 'mirror', symmetry: 'sides' }, start(2, 0), move(2, 3), { type: 'end' }]);
    expect(wovenCells(woven)).toBe(8);
    expect(threadAt(woven.cloth, cell(2, 23))).toBe('maiz');
  });
});

describe('during a stroke', () => {
  const before = run([stitch(8, 8)]);
  const during = run([start(0, 0), move(0, 2)], before);

  test.each<[string, WeavingAction[], string]>([
    ['undo takes back the stroke', [{ type: 'undo' }, move(5, 5), { type: 'end' }], before.cloth],
    ['redo ends the stroke', [{ type: 'redo' }, move(5, 5), { type: 'end' }], during.cloth],
    ['clearing is another step', [{ type: 'load', cloth: EMPTY_CLOTH }, { type: 'undo' }], during.cloth],
    ['a mirror is another step', [{ type: 'mirror', symmetry: 'ends' }, { type: 'undo' }], during.cloth],
  ])('%s', (_, actions, cloth) => {
    expect(run(actions, during)).toMatchObject({ cloth, stroke: undefined });
  });
});

test('moves without a stroke do nothing', () => {
  expect(run([move(1, 1)])).toBe(NEW_WEAVING);
});

test('a second stitch of the same thread takes the first out; another thread covers it', () => {
  expect(run([stitch(1, 1), stitch(1, 1)]).cloth).toBe(EMPTY_CLOTH);
  const covered = run([stitch(1, 1), { type: 'thread', thread: 'anil' }, stitch(1, 1)]);
  expect(threadAt(covered.cloth, cell(1, 1))).toBe('anil');
  expect(run([{ type: 'unpick', cell: cell(1, 1) }], covered).cloth).toBe(EMPTY_CLOTH);
});

describe('undo and redo', () => {
  test('lead through every cloth and back', () => {
    const cloths = [run([]), run([stitch(0, 0)]), run([stitch(0, 0), stitch(0, 1)])].map(({ cloth }) => cloth);
    let weaving = run([stitch(0, 0), stitch(0, 1)]);
    for (const cloth of [cloths[1], cloths[0]]) {
      weaving = run([{ type: 'undo' }], weaving);
      expect(weaving.cloth).toBe(cloth);
    }
    for (const cloth of [cloths[1], cloths[2]]) {
      weaving = run([{ type: 'redo' }], weaving);
      expect(weaving.cloth).toBe(cloth);
    }
  });

  test('do nothing at either end', () => {
    expect(run([{ type: 'undo' }])).toBe(NEW_WEAVING);
    expect(run([{ type: 'redo' }])).toBe(NEW_WEAVING);
  });

  test('a new stitch after an undo leaves nothing to redo', () => {
    expect(run([stitch(0, 0), { type: 'undo' }, stitch(1, 1)]).future).toEqual([]);
  });

  test(`keep ${MAX_UNDO} steps`, () => {
    const many = Array.from({ length: MAX_UNDO + 20 }, (_, index) => stitch(index % 16, index % 23));
    expect(run(many).past).toHaveLength(MAX_UNDO);
  });

  test('clearing and loading are steps to undo; loading the same cloth is not', () => {
    const woven = run([stitch(0, 0)]);
    const cleared = run([{ type: 'load', cloth: EMPTY_CLOTH }], woven);
    expect(run([{ type: 'undo' }], cleared).cloth).toBe(woven.cloth);
    expect(run([{ type: 'load', cloth: EMPTY_CLOTH }]).past).toEqual([]);
  });
});

test('turning a mirror on completes what is woven, and undo takes that back; turning it off changes nothing', () => {
  const woven = run([stitch(0, 0)]);
  const mirrored = run([{ type: 'mirror', symmetry: 'ends' }], woven);
  expect(mirrored.cloth).toBe(layStitches(woven.cloth, [cell(15, 0)], 'maiz'));
  expect(run([{ type: 'undo' }], mirrored).cloth).toBe(woven.cloth);
  const off = run([{ type: 'mirror', symmetry: 'ends' }], mirrored);
  expect([off.cloth, off.symmetry.ends]).toEqual([mirrored.cloth, false]);
});
