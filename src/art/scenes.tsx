import type { ReactNode } from 'react';
import { BELTS } from './belts.ts';
import { bitmap } from './motif.ts';

type Box = readonly [x: number, y: number, width: number, height: number];
/** One rectangle of thread. */
const rect = ([x, y, width, height]: Box) => `M${x} ${y}h${width}v${height}h${-width}z`;
const rects = (...boxes: Box[]) => boxes.map(rect).join('');

/** A scene of 120 × 80 (or 120 × 60) cells on a ground of one thread. */
const scene = (ground: string, drawing: ReactNode, height = 80, anchor = 'xMidYMid') => ({
  viewBox: `0 0 120 ${height}`,
  preserveAspectRatio: `${anchor} slice`,
  art: (
    <>
      <path className={ground} d={rect([0, 0, 120, height])} />
      {drawing}
    </>
  ),
});

/** Three bands of the poncho, seen through a window of the given box. */
const hills = ([x, y, width, height]: Box) => (
  <svg x={x} y={y} width={width} height={height}>
    <use href="#poncho" />
  </svg>
);

const LINES_OF_CODE: readonly (readonly [thread: string, x: number, y: number, width: number])[] = [
  ['maiz', 8, 8, 24],
  ['cal', 36, 8, 40],
  ['grana', 80, 8, 12],
  ['cielo', 16, 16, 20],
  ['maiz', 40, 16, 12],
  ['cal', 56, 16, 48],
  ['grana', 24, 24, 32],
  ['cielo', 60, 24, 28],
  ['cal', 24, 32, 16],
  ['maiz', 44, 32, 52],
  ['teja', 16, 40, 28],
  ['cielo', 48, 40, 16],
  ['cal', 68, 40, 24],
  ['grana', 8, 48, 20],
  ['maiz', 32, 48, 72],
];

const SHELVES: readonly (readonly [x: number, y: number, thread: string])[] = [
  [36, 20, 'cal'],
  [28, 38, 'cielo'],
  [20, 56, 'cal'],
];

/** Scenes from the valley and the trade: a site, a conversation, a shelf of servers, a bag, code, a house. */
export const SCENES = {
  site: scene(
    'anil',
    <>
      <path className="noche" d={rect([24, 16, 72, 68])} />
      <path className="cal" d={rect([20, 12, 72, 68])} />
      <path className="grana" d={rect([20, 12, 72, 8])} />
      <path className="cal" d={rects([24, 14, 4, 4], [30, 14, 4, 4], [36, 14, 4, 4])} />
      <path className="maiz" d={rect([24, 24, 64, 36])} />
      <use href="#sky" x="62" y="26" width="18" height="18" className="grana" />
      {hills([24, 34, 64, 26])}
      <path className="noche" d={rects([24, 64, 36, 4], [24, 72, 24, 4])} />
      <path className="grana" d={rect([72, 64, 16, 8])} />
    </>,
  ),
  voices: scene(
    'grana',
    <>
      <path className="cal" d="M16 14h56v2h2v28h-2v2H40v4h-4v4h-4v4h-4V46H16v-2h-2V16h2z" />
      <path className="noche" d={rects([22, 22, 36, 4], [22, 30, 44, 4], [22, 38, 24, 4])} />
      <path className="maiz" d="M56 40h46v2h2v24h-2v2h-4v12h-4v-4h-4v-4h-4v-4H56v-2h-2V42h2z" />
      <path className="noche" d={rects([62, 52, 8, 6], [76, 52, 8, 6], [90, 52, 8, 6])} />
    </>,
  ),
  stack: scene(
    'euc',
    <>
      <use href="#sky" x="66" y="6" width="40" height="40" className="maiz" />
      {SHELVES.map(([x, y, thread]) => (
        <g key={y}>
          <path className={thread} d={rect([x, y, 120 - 2 * x, 16])} />
          <path className="noche" d={rects([x + 4, y + 6, 4, 4], [x + 12, y + 6, 4, 4], [x + 20, y + 6, 4, 4])} />
          <path className="grana" d={rect([112 - x, y + 6, 4, 4])} />
        </g>
      ))}
      <path className="noche" d={rect([0, 74, 120, 6])} />
    </>,
  ),
  bag: scene(
    'teja',
    <>
      <path className="noche" d="M44 34V18h4v-6h4V8h16v4h4v6h4v16h-4V20h-4v-6H52v6h-4v14z" />
      <path className="anil" d="M32 30h56v10h4v20h-4v10h-6v6H38v-6h-6V60h-4V40h4z" />
      <path className="maiz" d={rects([32, 36, 56, 4], [28, 56, 64, 4])} />
      <svg x="28" y="42" width="64" height="12" viewBox="0 0 56 8">
        {[0, 14, 28, 42].map((x) => (
          <path key={x} className="cal" fillRule="evenodd" transform={`translate(${x})`} d={bitmap(BELTS.diamond)} />
        ))}
      </svg>
      <path className="grana" d={rect([32, 62, 56, 6])} />
    </>,
  ),
  code: scene(
    'anil',
    LINES_OF_CODE.map(([thread, x, y, width]) => (
      <path key={`${x},${y}`} className={thread} d={rect([x, y, width, 4])} />
    )),
    60,
  ),
  night: scene(
    'noche',
    <>
      <path
        className="maiz"
        d={rects([12, 10, 2, 2], [36, 6, 2, 2], [26, 22, 2, 2], [96, 8, 2, 2], [110, 22, 2, 2], [52, 12, 2, 2])}
      />
      <use href="#sky" x="74" y="8" width="20" height="20" className="cal" />
      {hills([0, 22, 120, 46])}
      <path className="cal" d={rect([24, 42, 48, 18])} />
      <path className="teja" d="M20 42v-4h4v-4h4v-4h40v4h4v4h4v4z" />
      <path className="maiz" d={rects([30, 46, 8, 8], [58, 46, 8, 8])} />
      <path className="anil" d={rect([44, 46, 8, 14])} />
    </>,
    60,
    'xMidYMax',
  ),
};
