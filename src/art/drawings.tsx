import type { ReactNode } from 'react';
import { blob } from './motif.ts';
import { SCENES } from './scenes.tsx';

/** `art` may refer to the shared drawings (`landscape.tsx`). */
export type DrawingData = {
  readonly viewBox: string;
  readonly preserveAspectRatio?: string;
  readonly art: ReactNode;
};

const tenths = (value: number) => Math.round(value * 10) / 10;

const CONTOURS: readonly (readonly [thread: string, scale: number, shift: number])[] = [
  ['eucalipto', 2, 0],
  ['maiz', 1.72, 6],
  ['eucalipto', 1.62, 6],
  ['grana', 1.36, 10],
  ['cal', 1.26, 10],
  ['anil', 1.18, 10],
  ['maiz', 0.9, 16],
  ['teja', 0.8, 16],
  ['grana', 0.54, 22],
  ['maiz', 0.3, 26],
];
/** Radius of the map's contour line at an angle: a circle distorted by three waves. */
const coast = (angle: number) =>
  0.74 + 0.13 * Math.sin(angle * 2 + 0.9) + 0.06 * Math.sin(angle * 3 - 1) + 0.035 * Math.sin(angle * 7 + 2);

const COAST = blob(60, coast);

export const DRAWINGS = {
  ...SCENES,
  sky: { viewBox: '0 0 22 22', art: <use href="#_sky" width="22" height="22" /> },
  map: {
    viewBox: '0 0 120 120',
    art: CONTOURS.map(([thread, scale, shift]) => (
      <path
        key={scale}
        className={thread}
        transform={`translate(${tenths(60 - 30 * scale + shift * 0.3)} ${tenths(60 - 30 * scale - shift * 0.25)})scale(${scale})`}
        d={COAST}
      />
    )),
  },
} satisfies Record<string, DrawingData>;

export type DrawingName = keyof typeof DRAWINGS;
