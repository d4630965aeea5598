import type { ReactNode } from 'react';
import { bitmap } from './motif.ts';

export type Thread = 'cal' | 'noche' | 'maiz' | 'grana' | 'anil' | 'eucalipto' | 'teja' | 'cielo';
export type Box = readonly [x: number, y: number, width: number, height: number];
/** Draws a screen of 160 × 110 units. */
export type DrawScreen = (words: readonly string[]) => ReactNode;

/** Rectangles of one colour. */
export const block = (thread: Thread, ...boxes: Box[]) => (
  <path
    className={thread}
    d={boxes.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`).join('')}
  />
);
/** A drawing made of text; `scale` is the size of a cell. */
export const figure = (drawing: string, thread: Thread, x: number, y: number, scale = 2) => (
  <path className={thread} transform={`translate(${x} ${y})scale(${scale})`} d={bitmap(drawing)} />
);
/** A disc of cells. */
export const disc = (thread: Thread, x: number, y: number, size: number) => (
  <use href="#_sky" x={x} y={y} width={size} height={size} className={thread} />
);
/** A patterned rectangle; the cells of its pattern are 1.5 units wide. */
export const cloth = (pattern: 'diamond' | 'cross', ground: Thread, [x, y, width, height]: Box) => (
  <>
    {block(ground, [x, y, width, height])}
    <path
      fill={`url(#_weave-${pattern})`}
      transform={`translate(${x} ${y})scale(.25)`}
      d={`M0 0h${width * 4}v${height * 4}H0z`}
    />
  </>
);
/** One line of text; `y` is its baseline. */
export const word = (thread: Thread, x: number, y: number, size: number, text: string | undefined) => (
  <text className={thread} x={x} y={y} fontSize={size}>
    {text}
  </text>
);
/** Bars that stand for small text. */
export const lines = (thread: Thread, x: number, y: number, ...widths: number[]) =>
  block(thread, ...widths.map((width, index): Box => [x, y + 4 * index, width, 1.5]));

/** A background, 10 units taller than the screen, and a bar with a name, three links and a button. */
export const page = (ground: Thread, bar: Thread, ink: Thread, button: Thread, name: string | undefined) => (
  <>
    {block(ground, [0, 0, 160, 120])}
    {block(bar, [0, 0, 160, 12])}
    {word(ink, 7, 8.4, 6, name)}
    {block(ink, [92, 5.4, 9, 1.4], [106, 5.4, 9, 1.4], [120, 5.4, 9, 1.4])}
    {block(button, [137, 3.5, 16, 5])}
  </>
);
