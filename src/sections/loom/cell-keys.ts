import { type Cell, CLOTH_SIZE, THREADS } from '../../../domain/loom/cloth.ts';
import type { WeavingAction } from '../../../domain/loom/weaving.ts';

/** Keys of the grid, as `KeyboardEvent` names them. */
type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** What a key does: moves to a cell, or acts on the loom. */
export type KeyEffect = { readonly cell: Cell } | { readonly action: WeavingAction };

const LAST = { row: CLOTH_SIZE.rows - 1, column: CLOTH_SIZE.columns - 1 };

type Move = (cell: Cell, isFar: boolean) => Cell;

/** The cell that a key leads to, within the edges of the cloth. */
const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: ({ row, column }) => ({ row, column: Math.max(column - 1, 0) }),
  ArrowRight: ({ row, column }) => ({ row, column: Math.min(column + 1, LAST.column) }),
  ArrowUp: ({ row, column }) => ({ row: Math.max(row - 1, 0), column }),
  ArrowDown: ({ row, column }) => ({ row: Math.min(row + 1, LAST.row), column }),
  Home: ({ row }, isFar) => ({ row: isFar ? 0 : row, column: 0 }),
  End: ({ row }, isFar) => ({ row: isFar ? LAST.row : row, column: LAST.column }),
  PageUp: ({ column }) => ({ row: 0, column }),
  PageDown: ({ column }) => ({ row: LAST.row, column }),
};

function act({ key, shiftKey }: Press, cell: Cell, isCommand: boolean): WeavingAction | undefined {
  if (isCommand) {
    const letter = key.toLowerCase();
    if (letter === 'y' || (letter === 'z' && shiftKey)) return { type: 'redo' };
    return letter === 'z' ? { type: 'undo' } : undefined;
  }
  if (key === ' ' || key === 'Enter') return { type: 'stitch', cell };
  if (key === 'Backspace' || key === 'Delete') return { type: 'unpick', cell };
  const thread = /^[1-7]$/.test(key) ? THREADS[Number(key) - 1] : undefined;
  return thread && { type: 'thread', thread };
}

/** What a key does on a cell; undefined leaves it to the browser. */
export function readKey(press: Press, cell: Cell): KeyEffect | undefined {
  if (press.altKey) return undefined;
  const isCommand = press.ctrlKey || press.metaKey;
  const target = MOVES[press.key]?.(cell, isCommand);
  if (target) return { cell: target };
  const action = act(press, cell, isCommand);
  return action && { action };
}
