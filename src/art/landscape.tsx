import type { ReactElement } from 'react';
import { logo } from '../../content/logo.ts';
import { BELTS } from './belts.ts';
import { bitmap, blob, disc, ridge } from './motif.ts';

/** Ilaló seen from the valley: a long, broken, asymmetrical massif. Hero, footer and scenes reuse this one path. */
const MOUNTAIN = ridge(
  [
    [0, 120],
    [70, 128],
    [150, 150],
    [230, 196],
    [290, 214],
    [350, 224],
    [410, 262],
    [470, 316],
    [520, 344],
    [590, 356],
    [640, 348],
    [700, 324],
    [770, 332],
    [830, 344],
    [880, 330],
    [940, 284],
    [1000, 262],
    [1070, 252],
    [1130, 214],
    [1200, 166],
    [1290, 138],
    [1370, 120],
    [1440, 112],
  ],
  { width: 1440, base: 420 },
);

const tenths = (value: number) => Math.round(value * 10) / 10;

/**
 * The poncho: the mountain lowered again and again, each time in another thread. The gaps follow the
 * k'isa rhythm (wide, hair, wide, thin, wide); `#` names a pattern, woven over the thread before it.
 */
const THREADS: readonly (readonly [fill: string, y: number])[] = [
  ['euc', 0],
  ['maiz', 24],
  ['euc', 32],
  ['grana', 56],
  ['anil', 64],
  ['#weave-diamond', 64],
  ['grana', 112],
  ['cal', 120],
  ['anil', 128],
  ['cielo', 160],
  ['anil', 168],
  ['teja', 200],
  ['maiz', 224],
  ['teja', 232],
  ['noche', 256],
  ['#weave-cross', 256],
  ['noche', 304],
  ['grana', 312],
  ['noche', 344],
];

const CONTOURS: readonly (readonly [thread: string, scale: number, shift: number])[] = [
  ['euc', 2, 0],
  ['maiz', 1.72, 6],
  ['euc', 1.62, 6],
  ['grana', 1.36, 10],
  ['cal', 1.26, 10],
  ['anil', 1.18, 10],
  ['maiz', 0.9, 16],
  ['teja', 0.8, 16],
  ['grana', 0.54, 22],
  ['maiz', 0.3, 26],
];
/** The summit's contour line: a disc bent by three waves, so that no two sides are alike. */
const coast = (angle: number) =>
  0.74 + 0.13 * Math.sin(angle * 2 + 0.9) + 0.06 * Math.sin(angle * 3 - 1) + 0.035 * Math.sin(angle * 7 + 2);

/** Drawings that others are made of: the mountain, its cloth, the sun, the map, the mark. */
export const LANDSCAPE = {
  mountain: <path id="mountain" d={MOUNTAIN} />,
  poncho: (
    <symbol id="poncho" viewBox="0 0 1440 420" preserveAspectRatio="none">
      {THREADS.map(([fill, y]) =>
        fill.startsWith('#') ? (
          <use key={fill} href="#mountain" y={y} fill={`url(${fill})`} />
        ) : (
          <use key={y} href="#mountain" y={y} className={fill} />
        ),
      )}
      <use href="#mountain" fill="url(#weave)" />
    </symbol>
  ),
  weave: (
    <pattern id="weave" width="16" height="8" patternUnits="userSpaceOnUse">
      <path className="noche" opacity=".1" d="M0 0h8v4h8v4h-8v-4h-8z" />
    </pattern>
  ),
  warp: (
    <pattern id="warp" width="16" height="8" patternUnits="userSpaceOnUse">
      <path className="cal" opacity=".13" d="M0 0h4v8H0z" />
    </pattern>
  ),
  // Figures without a ground: content of a pattern keeps the page's theme, what lies under it has its own.
  'weave-diamond': (
    <pattern id="weave-diamond" width="84" height="48" patternUnits="userSpaceOnUse">
      <path className="maiz" fillRule="evenodd" transform="translate(0 4)scale(6)" d={bitmap(BELTS.diamond)} />
    </pattern>
  ),
  'weave-cross': (
    <pattern id="weave-cross" width="48" height="48" patternUnits="userSpaceOnUse">
      <path className="cal" fillRule="evenodd" transform="scale(6)" d={bitmap(BELTS.cross)} />
    </pattern>
  ),
  sky: (
    <symbol id="sky" viewBox="0 0 22 22">
      <path d={disc(22)} />
    </symbol>
  ),
  mark: (
    <symbol id="mark" viewBox={`0 0 ${logo.width} ${logo.height}`}>
      {logo.layers.map(({ path, thread, x = 0, y = 0 }) => (
        <path
          key={`${thread} ${y}`}
          className={thread}
          transform={x || y ? `translate(${x} ${y})` : undefined}
          d={path}
        />
      ))}
    </symbol>
  ),
  coast: <path id="coast" fillRule="evenodd" d={blob(60, coast)} />,
  map: (
    <symbol id="map" viewBox="0 0 120 120">
      {CONTOURS.map(([thread, scale, shift]) => (
        <use
          key={scale}
          href="#coast"
          className={thread}
          transform={`translate(${tenths(60 - 30 * scale + shift * 0.3)} ${tenths(60 - 30 * scale - shift * 0.25)})scale(${scale})`}
        />
      ))}
    </symbol>
  ),
} satisfies Record<string, ReactElement>;
