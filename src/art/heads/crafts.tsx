import { block, disc, type Thread } from '../shapes.tsx';
import { ground } from './landscapes.tsx';
import { range } from './weaving.tsx';

const POTS: readonly (readonly [x: number, dye: Thread])[] = [
  [6, 'cielo'],
  [52, 'maiz'],
  [98, 'cal'],
];

/** Dye pots in a row, each below the skein that was in it. */
const pots = (
  <>
    {block('noche', [12, 6, 900, 3])}
    {POTS.map(([x, dye]) => (
      <g key={dye} transform={`translate(${x} 0)`}>
        <path className={dye} d="M10 4h16v24h-2v4h-4v-4h-4v4h-4v-4h-2z" />
        {block('noche', [14, 12, 1, 14], [18, 12, 1, 16], [22, 12, 1, 14])}
        {block('grana', [10, 8, 16, 2])}
        {block(dye, [17, 35, 2, 3], [17, 41, 2, 3])}
        {block(dye, [4, 46, 28, 4])}
        <path className="noche" d="M0 48h36v4h-2v6h2v14h-2v4h-4v4H6v-4H2v-4H0V58h2v-6H0z" />
        {block(dye, [0, 62, 36, 2], [0, 68, 36, 2])}
      </g>
    ))}
    {ground('noche', 3)}
  </>
);

const ROLLS: readonly (readonly [x: number, y: number, outer: Thread, inner: Thread])[] = [
  [6, 14, 'grana', 'maiz'],
  [32, 14, 'eucalipto', 'cal'],
  [82, 14, 'anil', 'cielo'],
  [-2, 48, 'teja', 'noche'],
  [24, 48, 'anil', 'maiz'],
  [50, 48, 'maiz', 'grana'],
  [76, 48, 'grana', 'cal'],
  [102, 48, 'eucalipto', 'maiz'],
];

/** A shelf of rolled cloths with their tags. */
const shelf = (
  <>
    {ROLLS.map(([x, y, outer, inner]) => (
      <g key={`${x} ${y}`}>
        {disc(outer, x, y, 22)}
        {disc(inner, x + 4, y + 4, 14)}
        {disc(outer, x + 7, y + 7, 8)}
      </g>
    ))}
    {block('noche', [-10, 36, 900, 4], [-10, 70, 900, 4])}
    {ROLLS.map(([x, y]) => (
      <g key={`${x} ${y}`}>
        {block('cal', [x + 10, y + 17, 2, 3], [x + 6, y + 20, 10, 8])}
        {block('grana', [x + 8, y + 22, 6, 1], [x + 8, y + 24, 4, 1])}
      </g>
    ))}
  </>
);

const CORDS: readonly (readonly [thread: Thread, length: number, knots: readonly number[]])[] = [
  ['grana', 44, [14, 18, 32]],
  ['anil', 56, [10, 28, 32, 46]],
  ['noche', 38, [20]],
  ['teja', 62, [12, 16, 20, 44]],
  ['eucalipto', 48, [24, 38]],
  ['grana', 58, [8, 30, 34, 38]],
  ['maiz', 42, [16, 28]],
  ['anil', 64, [14, 40, 52]],
  ['noche', 50, [10, 24, 28]],
];

/** A messenger's cords, whose knots are the message. */
const knots = (
  <>
    {CORDS.map(([thread, length, ties], index) => (
      <g key={index.toString()} transform={`translate(${10 + 14 * index} 8)`}>
        {block(
          thread,
          [0, 0, 3, length],
          ...ties.map((y) => [-2, y, 7, 3] as const),
          [-1, length, 1, 4],
          [1, length, 1, 4],
          [3, length, 1, 4],
        )}
      </g>
    ))}
    {block('noche', [0, 4, 900, 5], [-4, 2, 6, 9])}
    {block('maiz', ...range(20).map((index) => [6 + 8 * index, 5.5, 3, 2] as const))}
  </>
);

/** Balls of yarn and a spindle. */
const yarn = (
  <>
    {disc('grana', 70, 18, 62)}
    {block('maiz', [82, 34, 40, 3], [76, 46, 34, 3], [84, 58, 40, 3])}
    {disc('anil', 26, 40, 40)}
    {block('cal', [34, 50, 24, 2], [30, 58, 22, 2], [38, 66, 20, 2])}
    {disc('eucalipto', 112, 46, 34)}
    {block('cielo', [118, 56, 20, 2], [120, 64, 18, 2])}
    {block('anil', [-900, 76, 940, 2])}
    {block('noche', [16, 10, 3, 66], [8, 22, 19, 4])}
    <path className="maiz" d="M12 30h11v4h2v14h-2v6h-2v4h-7v-4h-2v-6h-2V34h2z" />
    {ground('noche', 2)}
  </>
);

export const CRAFTS = { pots, shelf, knots, yarn };
