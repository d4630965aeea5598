import { describe, expect, test } from 'vitest';
import { fill } from '../../../domain/content/fill.ts';
import { compareCloths, EMPTY_CLOTH } from '../../../domain/loom/cloth.ts';
import { loom } from '../../../tests/harness/unit/our-content.ts';
import { sampleCloth } from '../../../tests/harness/unit/sample-cloths.ts';
import { describeMirror, describeStitches, type LoomAction, nameOfCell, newLoom, runLoom } from './loom-state.ts';
import { START_CLOTH } from './start-cloth.ts';

const { said, threads } = loom;
const NEW_LOOM = newLoom(loom);
const cell = { row: 15, column: 0 };
const run = (...actions: LoomAction[]) => actions.reduce(runLoom, NEW_LOOM);
const stitch: LoomAction = { type: 'stitch', cell };
const start: LoomAction = { type: 'start', cell };
const openSample: LoomAction = { type: 'open', link: { kind: 'cloth', cloth: sampleCloth } };

describe('the status line says', () => {
  test.each<[string, LoomAction[], string]>([
    ['the cell and the thread of a stitch', [stitch], nameOfCell(loom, cell, 'maiz')],
    ['that a stitch was taken out', [stitch, stitch], nameOfCell(loom, cell, undefined)],
    ['the thread chosen', [{ type: 'thread', thread: 'cal' }], fill(said.thread, { thread: threads.names.cal })],
    ['what undo took back', [stitch, { type: 'undo' }], describeStitches(loom, 'undo', 1, 'maiz')],
    ['what redo laid', [stitch, { type: 'undo' }, { type: 'redo' }], describeStitches(loom, 'redo', 1, 'maiz')],
    [
      'that several threads changed',
      [{ type: 'load', cloth: sampleCloth }, { type: 'undo' }],
      describeStitches(loom, 'undo', compareCloths(START_CLOTH, sampleCloth).count, undefined),
    ],
    ['that there is nothing to undo', [{ type: 'undo' }], said.nothing.undo],
    ['that there is nothing to redo', [{ type: 'redo' }], said.nothing.redo],
    ['that there is nothing to redo during a stroke', [start, { type: 'redo' }], said.nothing.redo],
    ['that a mirror is on', [{ type: 'mirror', symmetry: 'ends' }], describeMirror(loom, 'ends', true)],
    ['that the loom is empty', [stitch, { type: 'load', cloth: EMPTY_CLOTH }], said.cleared],
    ['that the mountain has the cloth', [{ type: 'hill' }], said.onHill],
    ['that the mountain has its own', [{ type: 'load', cloth: EMPTY_CLOTH }, { type: 'hill' }], said.offHill],
    ['that a cloth was opened', [openSample], said.loaded],
    ['what it is told', [{ type: 'say', text: said.copied }], said.copied],
    ['that there was nothing to undo, as before, while a pointer weaves', [{ type: 'undo' }, start], said.nothing.undo],
    ['nothing after a pointer wove', [{ type: 'undo' }, start, { type: 'end' }], ''],
    ['nothing of an empty cloth that was opened', [{ type: 'open', link: { kind: 'cloth', cloth: EMPTY_CLOTH } }], ''],
  ])('%s', (_, actions, text) => expect(run(...actions).said).toBe(text));

  test('repeated words as a new announcement', () => {
    expect(run({ type: 'undo' }, { type: 'undo' }).count).toBe(2);
  });
});

describe('an altered link', () => {
  const open: LoomAction = { type: 'open', link: { kind: 'altered' } };
  test('empties the loom, says so, and can be undone', () => {
    const state = run(stitch, open);
    expect([state.weaving.cloth, state.altered]).toEqual([EMPTY_CLOTH, true]);
    expect(runLoom(state, { type: 'undo' }).weaving.cloth).not.toBe(EMPTY_CLOTH);
  });

  test('is forgotten with the first stitch, not before', () => {
    const state = run(open, { type: 'thread', thread: 'anil' });
    expect(state.altered).toBe(true);
    expect(runLoom(state, stitch).altered).toBe(false);
    expect(runLoom(state, openSample).altered).toBe(false);
  });
});

test('an altered link is mentioned until the end of the first stroke', () => {
  const state = run({ type: 'open', link: { kind: 'altered' } }, start);
  expect(state.altered).toBe(true);
  expect(runLoom(state, { type: 'end' }).altered).toBe(false);
  expect(runLoom(state, { type: 'cancel' }).altered).toBe(true);
});

test('a loom begins half woven, and its first link is no step to undo', () => {
  expect([...NEW_LOOM.weaving.cloth].filter((code) => code === '.')).toHaveLength(EMPTY_CLOTH.length / 2);
  expect(run(openSample).weaving).toMatchObject({ cloth: sampleCloth, past: [] });
  expect(run(stitch, openSample).weaving.past).toHaveLength(2);
});

test('clearing an empty loom says nothing new', () => {
  const cleared = run({ type: 'load', cloth: EMPTY_CLOTH });
  expect(runLoom(cleared, { type: 'load', cloth: EMPTY_CLOTH })).toBe(cleared);
});

test('the mountain keeps the finished cloth while the loom goes on', () => {
  const state = run(stitch, { type: 'hill' }, { type: 'start', cell: { row: 14, column: 3 } }, { type: 'hill' });
  expect(state.hill).toBe(run(stitch).weaving.cloth);
  expect(runLoom(state, { type: 'load', cloth: EMPTY_CLOTH }).hill).toBe(state.hill);
});
