import type { ReactElement } from 'react';
import { BELTS } from './belts.ts';
import { bitmap, disc, ridge } from './motif.ts';

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

/** Drawings that others refer to by id: the mountain, its cloth, the sun and the weaves. */
export const SHARED = {
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
} satisfies Record<string, ReactElement>;
