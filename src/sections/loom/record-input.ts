import type { Cell } from '../../../domain/loom/cloth.ts';
import { cellAt, elementOfCell } from './cell-element.ts';
import { showEarlyStitches } from './early-stitches.ts';

/** An event of the visitor, and what it is for: a cell, also where the pointer has been captured. */
export type Input = { readonly event: Event; readonly target: Element };

/** Keys of the grid that would scroll the page. */
const SCROLLING = /^(Arrow|Page|Home|End| )/;

/** Notes presses on the grid and where they lead, one input for each cell on the way. */
function recordPointers(loom: HTMLElement, grid: HTMLElement, inputs: Input[], signal: AbortSignal) {
  const stitches = showEarlyStitches(loom, grid);
  const pressed = new Map<number, Cell>();
  const cellOf = (event: PointerEvent) => cellAt(event, grid.getBoundingClientRect());
  const note = (event: PointerEvent, cell: Cell) => inputs.push({ event, target: elementOfCell(grid, cell) ?? grid });
  const press = (event: PointerEvent) => {
    const cell = cellOf(event);
    if (!cell || event.button !== 0) return;
    // The stroke may go on outside the grid.
    grid.setPointerCapture(event.pointerId);
    pressed.set(event.pointerId, cell);
    stitches.start(cell);
    note(event, cell);
  };
  const move = (event: PointerEvent) => {
    const last = pressed.get(event.pointerId);
    const cell = cellOf(event);
    if (!last || !cell || (cell.row === last.row && cell.column === last.column)) return;
    pressed.set(event.pointerId, cell);
    stitches.line(last, cell);
    note(event, cell);
  };
  const release = (event: PointerEvent) => {
    const last = pressed.get(event.pointerId);
    if (last) note(event, last);
    pressed.delete(event.pointerId);
  };
  grid.addEventListener('pointerdown', press, { signal });
  grid.addEventListener('pointermove', move, { signal });
  for (const type of ['pointerup', 'pointercancel'] as const) grid.addEventListener(type, release, { signal });
  return stitches;
}

/** Notes all keys on the grid, which ignores those that mean nothing to it, and the clicks on all controls. */
function recordKeysAndClicks(loom: HTMLElement, grid: HTMLElement, inputs: Input[], signal: AbortSignal) {
  const note = (event: Event) => {
    if (event.target instanceof Element) inputs.push({ event, target: event.target });
  };
  const onKey = (event: KeyboardEvent) => {
    if (SCROLLING.test(event.key) && !event.altKey) event.preventDefault();
    note(event);
  };
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    // Only the second of the two clicks on a bobbin: on its label, then on its radio button.
    const isLabel = target instanceof Element && target.closest('label') && !target.matches('input');
    if (!isLabel) note(event);
  };
  grid.addEventListener('keydown', onKey, { signal });
  loom.addEventListener('click', onClick, { signal });
}

/**
 * Records what a visitor does on the loom while its script is loading, and shows the stitches at once. The function
 * returned stops that, leaves the page as it was rendered, and returns the inputs in their order.
 */
export function recordInput(loom: HTMLElement, grid: HTMLElement): () => readonly Input[] {
  const inputs: Input[] = [];
  const listeners = new AbortController();
  const stitches = recordPointers(loom, grid, inputs, listeners.signal);
  recordKeysAndClicks(loom, grid, inputs, listeners.signal);
  return () => {
    listeners.abort();
    stitches.clear();
    return inputs;
  };
}
