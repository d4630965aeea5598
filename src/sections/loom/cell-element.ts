import type { Cell } from '../../../domain/loom/cloth.ts';

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
