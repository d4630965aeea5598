import { type Cell, type Cloth, EMPTY_CLOTH, layStitches, lineOf, THREADS, type Thread, threadAt } from './cloth.ts';
import { completeCloth, imagesOf, NO_SYMMETRY, type Symmetry } from './symmetry.ts';

/** A cloth being woven. A stroke is what a pointer weaves from press to release, and one step for undo. */
export type Weaving = {
  readonly cloth: Cloth;
  /** Earlier cloths, the latest last. */
  readonly past: readonly Cloth[];
  /** Undone cloths, the next to redo first. */
  readonly future: readonly Cloth[];
  readonly thread: Thread;
  readonly symmetry: Symmetry;
  readonly stroke?: { readonly before: Cloth; readonly thread: Thread | undefined; readonly at: Cell } | undefined;
};

export type WeavingAction =
  | { readonly type: 'start'; readonly cell: Cell }
  | { readonly type: 'move'; readonly cell: Cell }
  | { readonly type: 'cancel' }
  | { readonly type: 'end' | 'undo' | 'redo' }
  /** One stitch by keyboard: laid, taken out if it has the thread already, or always taken out. */
  | { readonly type: 'stitch' | 'unpick'; readonly cell: Cell }
  | { readonly type: 'thread'; readonly thread: Thread }
  | { readonly type: 'mirror'; readonly symmetry: keyof Symmetry }
  /** Another cloth: a motif, one from a link, or the empty one to clear the loom. */
  | { readonly type: 'load'; readonly cloth: Cloth };

/** Steps that can be undone. */
export const MAX_UNDO = 200;

export const NEW_WEAVING: Weaving = {
  cloth: EMPTY_CLOTH,
  past: [],
  future: [],
  thread: THREADS[0],
  symmetry: NO_SYMMETRY,
};

/**
 * The next state; the same object if nothing changes. Anything else during a stroke, such as a key press, ends the stroke
 * first.
 */
export function weave(weaving: Weaving, action: WeavingAction): Weaving {
  switch (action.type) {
    case 'move':
      return continueStroke(weaving, action.cell);
    case 'cancel':
      return weaving.stroke ? { ...undoStroke(weaving), stroke: undefined } : weaving;
    default:
      return weaveNext(endStroke(weaving), action);
  }
}

function weaveNext(weaving: Weaving, action: Exclude<WeavingAction, { type: 'move' | 'cancel' }>): Weaving {
  switch (action.type) {
    case 'start':
      return startStroke(weaving, action.cell);
    case 'end':
      return weaving;
    case 'stitch':
      return change(weaving, layImages(weaving, [action.cell], nextThread(weaving, action.cell)));
    case 'unpick':
      return change(weaving, layImages(weaving, [action.cell], undefined));
    case 'thread':
      return weaving.thread === action.thread ? weaving : { ...weaving, thread: action.thread };
    case 'mirror':
      return toggle(weaving, action.symmetry);
    case 'load':
      return change(weaving, action.cloth);
    case 'undo':
      return undo(weaving);
    case 'redo':
      return redo(weaving);
  }
}

/** A cell that has the chosen thread already loses it. */
const nextThread = ({ cloth, thread }: Weaving, cell: Cell) => (threadAt(cloth, cell) === thread ? undefined : thread);

const layImages = ({ cloth, symmetry }: Weaving, cells: readonly Cell[], thread: Thread | undefined) =>
  layStitches(
    cloth,
    cells.flatMap((cell) => imagesOf(cell, symmetry)),
    thread,
  );

/** Another cloth, as one step for undo. */
function change(weaving: Weaving, cloth: Cloth): Weaving {
  if (cloth === weaving.cloth) return weaving;
  return { ...weaving, cloth, past: [...weaving.past, weaving.cloth].slice(-MAX_UNDO), future: [] };
}

function startStroke(weaving: Weaving, cell: Cell): Weaving {
  const thread = nextThread(weaving, cell);
  return { ...weaving, cloth: layImages(weaving, [cell], thread), stroke: { before: weaving.cloth, thread, at: cell } };
}

function continueStroke(weaving: Weaving, cell: Cell): Weaving {
  const { stroke } = weaving;
  if (!stroke || (stroke.at.row === cell.row && stroke.at.column === cell.column)) return weaving;
  const cloth = layImages(weaving, lineOf(stroke.at, cell), stroke.thread);
  return { ...weaving, cloth, stroke: { ...stroke, at: cell } };
}

const endStroke = (weaving: Weaving): Weaving =>
  weaving.stroke ? { ...change(undoStroke(weaving), weaving.cloth), stroke: undefined } : weaving;

const undoStroke = (weaving: Weaving): Weaving => ({ ...weaving, cloth: weaving.stroke?.before ?? weaving.cloth });

function toggle(weaving: Weaving, name: keyof Symmetry): Weaving {
  const symmetry = { ...weaving.symmetry, [name]: !weaving.symmetry[name] };
  return { ...change(weaving, symmetry[name] ? completeCloth(weaving.cloth, symmetry) : weaving.cloth), symmetry };
}

function undo(weaving: Weaving): Weaving {
  const { cloth, past, future } = weaving;
  const before = past.at(-1);
  if (before === undefined) return weaving;
  return { ...weaving, cloth: before, past: past.slice(0, -1), future: [cloth, ...future] };
}

function redo(weaving: Weaving): Weaving {
  const { cloth, past, future } = weaving;
  const [after, ...rest] = future;
  if (after === undefined) return weaving;
  return { ...weaving, cloth: after, past: [...past, cloth], future: rest };
}
