import { block, cloth, type Thread } from '../shapes.tsx';
import { ground } from './landscapes.tsx';

/** The numbers from 0 to `count` - 1. */
export const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A shuttle with its thread drawn through the warp from the left edge `from`. */
const shuttle = (thread: Thread, x: number, y: number, from: number) => (
  <>
    {block(thread, [from, y + 2, x - from, 2])}
    <path className="teja" d={`M${x} ${y + 1}h2v-1h18v1h2v1h2v2h-2v1h-2v1h-18v-1h-2z`} />
    {block(thread, [x + 5, y + 2, 12, 2])}
  </>
);

const warp = (x: number, y: number, threads: number, height: number) =>
  block('cal', ...range(threads).map((index) => [x + 4 * index, y, 1.5, height] as const));

/** A browser window strung like a loom. */
const windowLoom = (
  <>
    {block('noche', [22, 12, 112, 68])}
    {block('cal', [16, 6, 112, 74])}
    {block('grana', [16, 6, 112, 8])}
    {block('cal', [20, 8, 4, 4], [27, 8, 4, 4], [34, 8, 4, 4])}
    {block('noche', [22, 20, 100, 60])}
    {warp(24, 20, 25, 36)}
    {shuttle('maiz', 76, 42, 24)}
    {cloth('diamond', 'grana', [22, 52, 100, 12])}
    {block('cielo', [22, 50, 100, 2], [22, 64, 100, 2])}
    {block('maiz', [22, 66, 100, 2])}
    {cloth('cross', 'eucalipto', [22, 68, 100, 12])}
  </>
);

const HUNG: readonly (readonly [ground: Thread, edge: Thread, pattern: 'diamond' | 'cross', length: number])[] = [
  ['anil', 'maiz', 'diamond', 50],
  ['maiz', 'noche', 'cross', 62],
  ['eucalipto', 'cal', 'diamond', 44],
  ['noche', 'cielo', 'cross', 58],
  ['teja', 'noche', 'diamond', 66],
  ['cielo', 'anil', 'cross', 48],
];
const BELT = 18;

/** A wall of hung belts. */
const belts = (
  <>
    {HUNG.map(([cloths, edge, pattern, length], index) => (
      <g key={cloths} transform={`translate(${4 + 23 * index} 4)`}>
        {cloth(pattern, cloths, [0, 0, BELT, length])}
        {block(edge, [0, 0, 2, length], [BELT - 2, 0, 2, length], [0, length - 4, BELT, 2])}
        {block(edge, ...range(5).map((fringe) => [4 * fringe, length, 2, 6] as const))}
      </g>
    ))}
    {block('noche', [-4, 4, 900, 4], [-6, 2, 4, 8])}
  </>
);

/** One loom with three shuttles. */
const loom = (
  <>
    {warp(28, 8, 22, 60)}
    {cloth('diamond', 'anil', [26, 56, 88, 12])}
    {block('grana', [26, 54, 88, 2], [26, 68, 88, 2])}
    {cloth('cross', 'noche', [26, 70, 88, 12])}
    {shuttle('maiz', 78, 18, 28)}
    {shuttle('grana', 40, 30, 28)}
    {shuttle('cielo', 64, 42, 28)}
    {block('noche', [14, 2, 8, 78], [118, 2, 8, 78], [8, 6, 124, 6])}
    {block('maiz', [14, 6, 8, 2], [118, 6, 8, 2])}
    {ground('noche', 3)}
  </>
);

export const WEAVING = { windowLoom, belts, loom };
