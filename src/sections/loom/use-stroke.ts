import { type Dispatch, type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { Cell } from '../../../domain/loom/cloth.ts';
import type { WeavingAction } from '../../../domain/loom/weaving.ts';
import { cellAt, cellOfElement } from './cell-element.ts';

type Grid = RefObject<HTMLElement | null>;
type Stroke = { readonly pointer: number; readonly box: DOMRect };

/**
 * Weaves with a pointer: pressing lays a stitch, dragging a line. A second finger cancels the stroke, because two
 * fingers scroll (`touch-action`), and so does the browser when it takes over the pointer. `onCell` gets each cell on the
 * way.
 */
export function useStroke(grid: Grid, dispatch: Dispatch<WeavingAction>, onCell: (cell: Cell) => void) {
  const stroke = useRef<Stroke>(undefined);
  const fingers = useRef(new Set<number>());
  // The click that ends a stroke must not lay another stitch.
  const isClickWoven = useRef(false);

  const start = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const cell = cellAt(event, box);
    if (!cell) return;
    // The stroke may go on outside the grid.
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
    fingers.current.delete(event.pointerId);
    if (stroke.current?.pointer === event.pointerId) finish(type);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      fingers.current.add(event.pointerId);
      if (fingers.current.size > 1) return finish('cancel');
      if (event.button === 0) start(event);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const cell = stroke.current?.pointer === event.pointerId && cellAt(event, stroke.current.box);
      if (!cell) return;
      onCell(cell);
      dispatch({ type: 'move', cell });
    },
    onPointerUp: release('end'),
    onPointerCancel: release('cancel'),
    /** A click without a press comes from a screen reader or voice control. */
    onClick(event: MouseEvent) {
      const cell = cellOfElement(grid.current, event.target);
      // `detail` counts presses. A stroke of a finger ends without a click.
      const endsStroke = isClickWoven.current && event.detail > 0;
      if (!endsStroke && cell) dispatch({ type: 'stitch', cell });
      isClickWoven.current = false;
    },
  };
}
