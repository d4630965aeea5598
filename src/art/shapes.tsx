import type { ReactNode } from 'react';
import { bitmap } from './motif.ts';

export type Thread = 'cal' | 'noche' | 'maiz' | 'grana' | 'anil' | 'eucalipto' | 'teja' | 'cielo';
export type Box = readonly [x: number, y: number, width: number, height: number];
/** Draws a screen of 160 × 110 with the words it is given. */
export type DrawScreen = (words: readonly string[]) => ReactNode;

/** Rectangles of one thread. */
export const block = (thread: Thread, ...boxes: Box[]) => (
  <path
    className={thread}
    d={boxes.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`).join('')}
  />
);
/** A drawing made of text; its stitches are 2 wide unless `scale` says otherwise. */
export const figure = (drawing: string, thread: Thread, x: number, y: number, scale = 2) => (
  <path className={thread} transform={`translate(${x} ${y})scale(${scale})`} d={bitmap(drawing)} />
);
/** A stepped disc: a sun, a wheel, an arch. */
export const disc = (thread: Thread, x: number, y: number, size: number) => (
  <use href="#sky" x={x} y={y} width={size} height={size} className={thread} />
);
/** A piece of patterned cloth on a ground; stitches are 1.5 wide. */
export const cloth = (pattern: 'diamond' | 'cross', ground: Thread, [x, y, width, height]: Box) => (
  <>
    {block(ground, [x, y, width, height])}
    <path
      fill={`url(#weave-${pattern})`}
      transform={`translate(${x} ${y})scale(.25)`}
      d={`M0 0h${width * 4}v${height * 4}H0z`}
    />
  </>
);
/** One line of words that can be read; `y` is where its letters stand. */
export const word = (thread: Thread, x: number, y: number, size: number, text: string | undefined) => (
  <text className={thread} x={x} y={y} fontSize={size}>
    {text}
  </text>
);
/** Lines of text too small to read. */
export const lines = (thread: Thread, x: number, y: number, ...widths: number[]) =>
  block(thread, ...widths.map((width, index): Box => [x, y + 4 * index, width, 1.5]));

/** The ground, 10 higher than the sheet, and the bar: name, three links, a button. */
export const page = (ground: Thread, bar: Thread, ink: Thread, button: Thread, name: string | undefined) => (
  <>
    {block(ground, [0, 0, 160, 120])}
    {block(bar, [0, 0, 160, 12])}
    {word(ink, 7, 8.4, 6, name)}
    {block(ink, [92, 5.4, 9, 1.4], [106, 5.4, 9, 1.4], [120, 5.4, 9, 1.4])}
    {block(button, [137, 3.5, 16, 5])}
  </>
);
