import { type Dispatch, type FocusEvent, type KeyboardEvent, memo, type RefObject, useRef, useState } from 'react';
import type { LoomWords } from '../../../domain/content/pages/loom.ts';
import { type Cloth, rowsOf, threadOf } from '../../../domain/loom/cloth.ts';
import type { WeavingAction } from '../../../domain/loom/weaving.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { cellOfElement, elementOfCell } from './cell-element.ts';
import { readKey } from './cell-keys.ts';
import styles from './LoomGrid.module.css';
import './threads.css';
import { nameOfCell } from './loom-state.ts';
import { START_CELL } from './start-cloth.ts';
import { useStroke } from './use-stroke.ts';

type RowProps = {
  words: LoomWords;
  row: number;
  /** The row's characters of the cloth. */
  stitches: string;
  /** The column that Tab leads to, if it is in this row; the comb then rests below it. */
  stop: number | undefined;
};

/** A row of the loom; renders again only when its own cells change. */
const LoomRow = memo(function LoomRow({ words, row, stitches, stop }: RowProps) {
  const codes = [...stitches];
  const working = stop !== undefined;
  const isFinished = codes.every((code) => threadOf(code));
  // Only a row that the visitor finishes is beaten down.
  const [wasFinished, setWasFinished] = useState(isFinished);
  if (wasFinished && !isFinished) setWasFinished(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: cells of a table cannot be square.
    // biome-ignore lint/a11y/useFocusableInteractive: in a grid its cells take the focus.
    <div role="row" data-working={working || undefined} data-finished={(isFinished && !wasFinished) || undefined}>
      {codes.map((code, column) => (
        // biome-ignore lint/a11y/useSemanticElements: as above.
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
          key={column}
          role="gridcell"
          tabIndex={column === stop ? 0 : -1}
          aria-label={nameOfCell(words, { row, column }, threadOf(code))}
          data-thread={threadOf(code)}
        />
      ))}
    </div>
  );
});

type Props = { words: LoomWords; cloth: Cloth; dispatch: Dispatch<WeavingAction> };

/** The cells of the loom, in a frame that scrolls sideways where they do not fit, beside a rail to scroll the page by. */
export function LoomGrid({ words, cloth, dispatch }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(START_CELL);
  const stroke = useStroke(grid, dispatch, setCurrent);
  const onFocus = ({ target }: FocusEvent) => {
    const cell = cellOfElement(grid.current, target);
    if (cell) setCurrent(cell);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The cell in focus, which may not be rendered as the current one yet.
    const effect = readKey(event, cellOfElement(grid.current, event.target) ?? current);
    if (!effect) return;
    event.preventDefault();
    if ('action' in effect) return dispatch(effect.action);
    elementOfCell(grid.current, effect.cell)?.focus();
  };
  return (
    <>
      <div className={styles.beams}>
        <div className={styles.frame}>
          {/* biome-ignore lint/a11y/useSemanticElements: cells of a table cannot be square. */}
          <div
            ref={grid}
            role="grid"
            aria-label={words.grid.label}
            className={styles.grid}
            tabIndex={-1}
            {...stroke}
            onFocus={onFocus}
            onKeyDown={onKeyDown}
          >
            {rowsOf(cloth).map((stitches, row) => (
              <LoomRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
                key={row}
                words={words}
                row={row}
                stitches={stitches}
                stop={current.row === row ? current.column : undefined}
              />
            ))}
          </div>
        </div>
      </div>
      <div className={styles.scroll}>
        <ScrollButton label={words.scroll.back} grid={grid} direction={-1} />
        <ScrollButton label={words.scroll.forward} grid={grid} direction={1} />
      </div>
    </>
  );
}

type ScrollProps = { label: string; grid: RefObject<HTMLElement | null>; direction: -1 | 1 };

/** Scrolls the grid by half of the frame's width, for visitors who cannot scroll with two fingers: one finger weaves. */
function ScrollButton({ label, grid, direction }: ScrollProps) {
  const scroll = () => {
    const frame = grid.current?.parentElement;
    frame?.scrollBy({ left: (direction * frame.clientWidth) / 2 });
  };
  return (
    <Button variant="line" onClick={scroll}>
      <span className="hidden">{label}</span>
      <Icon name="arrow" className={direction < 0 ? styles.back : ''} />
    </Button>
  );
}
