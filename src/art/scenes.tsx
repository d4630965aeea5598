import type { ReactNode } from 'react';
import { BELTS } from './belts.ts';
import { type Box, block, disc, figure, type Thread } from './shapes.tsx';

/** A scene of 120 × 80 (or 120 × 60) cells, whole in any box; the heads of pages leave its background of one colour out. */
const scene = (ground: Thread, drawing: ReactNode, height = 80, anchor = 'xMidYMax') => ({
  viewBox: `0 0 120 ${height}`,
  preserveAspectRatio: anchor,
  art: (
    <>
      <path className={ground} data-backdrop="" d="M-900-900h1900V1000H-900z" />
      {drawing}
    </>
  ),
});

/** The poncho, scaled to fit a box. */
const hills = ([x, y, width, height]: Box) => (
  <svg x={x} y={y} width={width} height={height}>
    <use href="#_poncho" />
  </svg>
);

/** Runs on across the head of a page. */
const floor = (y: number) => <path className="noche" data-floor="" d={`M-900 ${y}h1900v6H-900z`} />;

/** The upper left corners of the servers in a rack. */
const SERVERS: readonly (readonly [x: number, y: number])[] = [
  [36, 20],
  [28, 38],
  [20, 56],
];

/** Illustrations: a website, a conversation, servers, a bag, code, a house at night. */
export const SCENES = {
  site: scene(
    'anil',
    <>
      {block('noche', [24, 16, 72, 68])}
      {block('cal', [20, 12, 72, 68])}
      <path className="grana" data-edge="" d="M20 12h72v8H20z" />
      {block('cal', [24, 14, 4, 4], [30, 14, 4, 4], [36, 14, 4, 4])}
      {block('maiz', [24, 24, 64, 36])}
      {disc('grana', 62, 26, 18)}
      {hills([24, 34, 64, 26])}
      {block('noche', [24, 64, 36, 4], [24, 72, 24, 4])}
      {block('grana', [72, 64, 16, 8])}
    </>,
  ),
  voices: scene(
    'grana',
    <>
      <path className="cal" d="M16 14h56v2h2v28h-2v2H40v4h-4v4h-4v4h-4V46H16v-2h-2V16h2z" />
      {block('noche', [22, 22, 36, 4], [22, 30, 44, 4], [22, 38, 24, 4])}
      <path className="maiz" d="M56 40h46v2h2v24h-2v2h-4v12h-4v-4h-4v-4h-4v-4H56v-2h-2V42h2z" />
      {block('noche', [62, 52, 8, 6], [76, 52, 8, 6], [90, 52, 8, 6])}
    </>,
    80,
    'xMidYMid',
  ),
  stack: scene(
    'eucalipto',
    <>
      {disc('maiz', 66, 6, 40)}
      {block('cal', [36, 20, 48, 16], [20, 56, 80, 16])}
      {block('cielo', [28, 38, 64, 16])}
      {block('noche', ...SERVERS.flatMap(([x, y]) => [4, 12, 20].map((from): Box => [x + from, y + 6, 4, 4])))}
      {block('grana', ...SERVERS.map(([x, y]): Box => [112 - x, y + 6, 4, 4]))}
      {floor(74)}
    </>,
  ),
  bag: scene(
    'teja',
    <>
      {floor(74)}
      <g transform="translate(0 -2)">
        <path className="maiz" d="M44 34V18h4v-6h4V8h16v4h4v6h4v16h-4V20h-4v-6H52v6h-4v14z" />
        <path className="cal" d="M32 30h56v10h4v20h-4v10h-6v6H38v-6h-6V60h-4V40h4z" />
        {block('maiz', [32, 36, 56, 4], [28, 56, 64, 4])}
        <svg x="28" y="42" width="64" height="12" viewBox="0 0 56 8">
          {figure(
            BELTS.diamond.replaceAll(/[.#]+/g, (row) => row.repeat(4)),
            'anil',
            0,
            0,
            1,
          )}
        </svg>
        {block('grana', [32, 62, 56, 6])}
      </g>
    </>,
  ),
  code: scene(
    'anil',
    <>
      {block('maiz', [8, 8, 24, 4], [40, 16, 12, 4], [44, 32, 52, 4], [32, 48, 72, 4])}
      {block('cal', [36, 8, 40, 4], [56, 16, 48, 4], [24, 32, 16, 4], [68, 40, 24, 4])}
      {block('grana', [80, 8, 12, 4], [24, 24, 32, 4], [8, 48, 20, 4])}
      {block('cielo', [16, 16, 20, 4], [60, 24, 28, 4], [48, 40, 16, 4])}
      {block('teja', [16, 40, 28, 4])}
    </>,
    60,
    'xMidYMid',
  ),
  night: scene(
    'noche',
    <>
      {block('maiz', [12, 10, 2, 2], [36, 6, 2, 2], [26, 22, 2, 2], [96, 8, 2, 2], [110, 22, 2, 2], [52, 12, 2, 2])}
      {disc('cal', 74, 8, 20)}
      {hills([0, 18, 120, 59])}
      {block('cal', [24, 42, 48, 18])}
      <path className="teja" d="M20 42v-4h4v-4h4v-4h40v4h4v4h4v4z" />
      {block('maiz', [30, 46, 8, 8], [58, 46, 8, 8])}
      {block('anil', [44, 46, 8, 14])}
      {floor(57)}
    </>,
    60,
  ),
};
