import { fill } from '../../../domain/content/fill.ts';
import type { LoomWords } from '../../../domain/content/pages/loom.ts';
import {
  type Cell,
  type Cloth,
  compareCloths,
  EMPTY_CLOTH,
  type Thread,
  threadAt,
} from '../../../domain/loom/cloth.ts';
import type { LinkedCloth } from '../../../domain/loom/fragment.ts';
import type { Symmetry } from '../../../domain/loom/symmetry.ts';
import { NEW_WEAVING, type Weaving, type WeavingAction, weave } from '../../../domain/loom/weaving.ts';
import { START_CLOTH } from './start-cloth.ts';

/** The loom with what its status line says. */
export type LoomState = {
  readonly words: LoomWords;
  readonly weaving: Weaving;
  /** The cloth that the mountain wears as a level; undefined while it wears its own. */
  readonly hill?: Cloth | undefined;
  readonly said: string;
  /** Counts announcements, so that a screen reader announces the same words again. */
  readonly count: number;
  /** The link that opened the loom was cut or altered. */
  readonly altered: boolean;
};

export type LoomAction =
  | WeavingAction
  | { readonly type: 'open'; readonly link: LinkedCloth }
  /** The mountain takes the cloth, or its own level again for an empty one. */
  | { readonly type: 'hill' }
  | { readonly type: 'say'; readonly text: string };

const START: Weaving = { ...NEW_WEAVING, cloth: START_CLOTH };

/** A loom as the page shows it: half woven, with nothing to undo. */
export const newLoom = (words: LoomWords): LoomState => ({
  words,
  weaving: START,
  said: '',
  count: 0,
  altered: false,
});

/** The next state of the loom; the same object if nothing changes. */
export function runLoom(state: LoomState, action: LoomAction): LoomState {
  if (action.type === 'say') return say(state, action.text);
  if (action.type === 'hill') return dressHill(state);
  if (action.type === 'open') return open(state, action.link);
  const weaving = weave(state.weaving, action);
  const text = describe(state.words, state.weaving, weaving, action);
  if (weaving === state.weaving && text === undefined) return state;
  // Words that come or go during a stroke could move the grid below the pointer.
  const isKept = weaving.stroke !== undefined || weaving.cloth === clothBefore(state.weaving);
  const next = { ...state, weaving, altered: state.altered && isKept };
  return text === undefined ? next : say(next, text);
}

const clothBefore = ({ stroke, cloth }: Weaving) => stroke?.before ?? cloth;

const say = (state: LoomState, text: string): LoomState => ({ ...state, said: text, count: state.count + 1 });

function dressHill(state: LoomState): LoomState {
  const { said } = state.words;
  const cloth = clothBefore(state.weaving);
  const hill = cloth === EMPTY_CLOTH ? undefined : cloth;
  return say({ ...state, hill }, hill ? said.onHill : said.offHill);
}

function open(state: LoomState, link: LinkedCloth): LoomState {
  const altered = link.kind === 'altered';
  const cloth = link.kind === 'cloth' ? link.cloth : EMPTY_CLOTH;
  // A cloth that the visitor has not touched is no step to go back to.
  const isNew = state.weaving === START;
  const weaving = isNew ? { ...state.weaving, cloth } : weave(state.weaving, { type: 'load', cloth });
  return say({ ...state, weaving, altered }, cloth === EMPTY_CLOTH ? '' : state.words.said.loaded);
}

/** What a screen reader announces after an action; undefined leaves the status line as it is. */
function describe(words: LoomWords, before: Weaving, after: Weaving, action: WeavingAction): string | undefined {
  const { said, threads } = words;
  switch (action.type) {
    case 'undo':
    case 'redo':
      return describeStep(words, before, after, action.type);
    case 'stitch':
    case 'unpick':
      // Not the thread alone: Orca does not repeat words that it has just said.
      return nameOfCell(words, action.cell, threadAt(after.cloth, action.cell));
    case 'thread':
      return before === after ? undefined : fill(said.thread, { thread: threads.names[action.thread] });
    case 'mirror':
      return describeMirror(words, action.symmetry, after.symmetry[action.symmetry]);
    case 'load':
      if (action.cloth !== EMPTY_CLOTH) return said.loaded;
      return before.cloth === after.cloth ? undefined : said.cleared;
    case 'end':
      return before === after ? undefined : '';
    default:
      return undefined;
  }
}

function describeStep(words: LoomWords, before: Weaving, after: Weaving, type: 'undo' | 'redo'): string {
  if (before.cloth === after.cloth) return words.said.nothing[type];
  const { count, thread } = compareCloths(before.cloth, after.cloth);
  return describeStitches(words, type, count, thread);
}

/** «Deshecho: 3 puntadas en grana.»; without a thread if several changed. */
export function describeStitches(
  { said, threads }: LoomWords,
  type: 'undo' | 'redo',
  count: number,
  thread: Thread | undefined,
): string {
  const counted = thread ? said.stitchesIn : said.stitches;
  const name = thread ? threads.names[thread] : '';
  const stitches = fill(count === 1 ? counted.one : counted.many, { count, thread: name });
  return fill(type === 'undo' ? said.undone : said.redone, { stitches });
}

/** «A los lados: sí.» */
export const describeMirror = ({ said, symmetry }: LoomWords, name: keyof Symmetry, on: boolean): string =>
  fill(on ? said.symmetryOn : said.symmetryOff, { name: symmetry[name] });

/** What a screen reader says of a cell: its place, and its thread or that it is not woven. */
export const nameOfCell = ({ grid, threads }: LoomWords, { row, column }: Cell, thread: Thread | undefined): string =>
  fill(grid.cell, { row: row + 1, column: column + 1, thread: thread ? threads.names[thread] : grid.empty });
