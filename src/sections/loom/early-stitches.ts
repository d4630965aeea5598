import { type Cell, lineOf } from '../../../domain/loom/cloth.ts';
import { elementOfCell } from './cell-element.ts';

function setThread({ dataset }: HTMLElement, thread: string | undefined): void {
  if (thread) dataset['thread'] = thread;
  else delete dataset['thread'];
}

/** Shows stitches in the page before the loom can weave them. */
export function showEarlyStitches(loom: HTMLElement, grid: HTMLElement) {
  const before = new Map<HTMLElement, string | undefined>();
  let thread: string | undefined;
  const show = (cell: Cell) => {
    const element = elementOfCell(grid, cell);
    if (!element) return;
    if (!before.has(element)) before.set(element, element.dataset['thread']);
    setThread(element, thread);
  };
  return {
    /** The first stitch of a stroke: in the chosen thread, or taken out if it has that already. */
    start(cell: Cell): void {
      const chosen = loom.querySelector<HTMLInputElement>('input:checked')?.value;
      thread = elementOfCell(grid, cell)?.dataset['thread'] === chosen ? undefined : chosen;
      show(cell);
    },
    /** The line from the latest stitch to this one. */
    line: (from: Cell, to: Cell): void => lineOf(from, to).forEach(show),
    /** Leaves the cells as they were rendered, for React. */
    clear(): void {
      for (const [element, rendered] of before) setThread(element, rendered);
    },
  };
}
