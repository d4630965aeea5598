import { type Cell, CLOTH_SIZE } from '../../../domain/loom/cloth.ts';

/** The element of a cell, by its place in the grid. */
export const elementOfCell = (grid: Element | null, { row, column }: Cell): HTMLElement | undefined => {
  const element = grid?.children[row]?.children[column];
  return element instanceof HTMLElement ? element : undefined;
};

/** The cell of an element; undefined if it is not a cell of the grid. */
export function cellOfElement(grid: Element | null, target: EventTarget | null): Cell | undefined {
  if (!(target instanceof Element) || target.parentElement?.parentElement !== grid) return undefined;
  const indexIn = (parent: Element | null | undefined, child: Element) => [...(parent?.children ?? [])].indexOf(child);
  return { row: indexIn(grid, target.parentElement), column: indexIn(target.parentElement, target) };
}

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** The cell below a point of the viewport, by the box of the grid; undefined outside it. */
export function cellAt({ clientX, clientY }: Point, { left, top, width, height }: DOMRect): Cell | undefined {
  const column = Math.floor(((clientX - left) / width) * CLOTH_SIZE.columns);
  const row = Math.floor(((clientY - top) / height) * CLOTH_SIZE.rows);
  const isInside = row >= 0 && row < CLOTH_SIZE.rows && column >= 0 && column < CLOTH_SIZE.columns;
  return isInside ? { row, column } : undefined;
}
