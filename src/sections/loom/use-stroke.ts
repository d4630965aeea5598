import { type Dispatch, type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { type Cell, CLOTH_SIZE } from '../../../domain/loom/cloth.ts';
import type { WeavingAction } from '../../../domain/loom/weaving.ts';
import { cellOfElement } from './cell-element.ts';

type Grid = RefObject<HTMLElement | null>;
type Stroke = { readonly pointer: number; readonly box: DOMRect };

/** The cell below a point of the viewport; undefined outside the grid. */
function cellAt({ clientX, clientY }: PointerEvent, { left, top, width, height }: DOMRect): Cell | undefined {
  const column = Math.floor(((clientX - left) / width) * CLOTH_SIZE.columns);
  const row = Math.floor(((clientY - top) / height) * CLOTH_SIZE.rows);
  const isInside = row >= 0 && row < CLOTH_SIZE.rows && column >= 0 && column < CLOTH_SIZE.columns;
  return isInside ? { row, column } : undefined;
}

/**
 * Weaves with a pointer: pressing lays a stitch, dragging a line. A second finger cancels the stroke, because two
 * fingers scroll (`touch-action`), and so does the browser when it takes over the pointer. The press that loaded the loom
 * came before it could listen: if it goes on, its line begins where the pointer is now. `onCell` gets each cell on the
 * way.
 */
export function useStroke(grid: Grid, dispatch: Dispatch<WeavingAction>, onCell: (cell: Cell) => void) {
  const stroke = useRef<Stroke>(undefined);
  const fingers = useRef(new Set<number>());
  // The click that ends a stroke must not lay another stitch.
  const isClickWoven = useRef(false);
  const isFirstPress = useRef(true);

  const start = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const cell = cellAt(event, box);
    if (!cell) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    stroke.current = { pointer: event.pointerId, box };
    isClickWoven.current = true;
    onCell(cell);
    dispatch({ type: 'start', cell });
  };
  const finish = (type: 'end' | 'cancel') => {
    if (stroke.current) dispatch({ type });
    stroke.current = undefined;
  };
  const release = (type: 'end' | 'cancel') => (event: PointerEvent) => {
    isFirstPress.current = false;
    fingers.current.delete(event.pointerId);
    if (stroke.current?.pointer === event.pointerId) finish(type);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      isFirstPress.current = false;
      fingers.current.add(event.pointerId);
      if (fingers.current.size > 1) return finish('cancel');
      if (event.button === 0) start(event);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (isFirstPress.current && event.buttons === 1) {
        isFirstPress.current = false;
        fingers.current.add(event.pointerId);
        start(event);
      }
      const cell = stroke.current?.pointer === event.pointerId && cellAt(event, stroke.current.box);
      if (!cell) return;
      onCell(cell);
      dispatch({ type: 'move', cell });
    },
    onPointerUp: release('end'),
    onPointerCancel: release('cancel'),
    /** A click without a press comes from a screen reader, voice control, or the touch that loaded the loom. */
    onClick(event: MouseEvent) {
      const cell = cellOfElement(grid.current, event.target);
      // `detail` counts presses. A stroke of a finger ends without a click.
      const endsStroke = isClickWoven.current && event.detail > 0;
      if (!endsStroke && cell) dispatch({ type: 'stitch', cell });
      isClickWoven.current = false;
    },
  };
}
