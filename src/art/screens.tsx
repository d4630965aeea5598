import type { ReactNode } from 'react';
import type { ScreenName } from '../../domain/project.ts';
import { FIGURES } from './figures.ts';
import { bitmap } from './motif.ts';
import styles from './screens.module.css';

type Thread = 'cal' | 'noche' | 'maiz' | 'grana' | 'anil' | 'euc' | 'teja' | 'cielo';
type Box = readonly [x: number, y: number, width: number, height: number];
type Words = readonly string[];

/** Rectangles of one thread. */
const block = (thread: Thread, ...boxes: Box[]) => (
  <path
    className={thread}
    d={boxes.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`).join('')}
  />
);
const figure = (name: keyof typeof FIGURES, thread: Thread, x: number, y: number, scale = 2) => (
  <path
    className={thread}
    fillRule="evenodd"
    transform={`translate(${x} ${y})scale(${scale})`}
    d={bitmap(FIGURES[name])}
  />
);
const disc = (thread: Thread, x: number, y: number, size: number) => (
  <use href="#sky" x={x} y={y} width={size} height={size} className={thread} />
);
/** A piece of patterned cloth; stitches are 1.5 wide. */
const cloth = (pattern: 'diamond' | 'cross', [x, y, width, height]: Box) => (
  <path
    fill={`url(#weave-${pattern})`}
    transform={`translate(${x} ${y})scale(.25)`}
    d={`M0 0h${width * 4}v${height * 4}H0z`}
  />
);
const word = (thread: Thread, x: number, y: number, size: number, text: string | undefined) => (
  <text className={thread} x={x} y={y} fontSize={size}>
    {text}
  </text>
);
/** Lines of text too small to read. */
const lines = (thread: Thread, x: number, y: number, ...widths: number[]) =>
  block(thread, ...widths.map((width, index): Box => [x, y + 4 * index, width, 1.5]));

/** The ground, 10 higher than the sheet, and the bar: name, three links, a button. */
const page = (ground: Thread, bar: Thread, ink: Thread, button: Thread, name: string | undefined) => (
  <>
    {block(ground, [0, 0, 160, 120])}
    {block(bar, [0, 0, 160, 12])}
    {word(ink, 7, 8.4, 6, name)}
    {block(ink, [92, 5.4, 9, 1.4], [106, 5.4, 9, 1.4], [120, 5.4, 9, 1.4])}
    {block(button, [137, 3.5, 16, 5])}
  </>
);

/** Screens of 160 × 110 cells, one trade each; the words are the project's. */
const SCREENS: Record<ScreenName, (words: Words) => ReactNode> = {
  bakery: ([name, first, second]) => (
    <>
      {page('maiz', 'cal', 'noche', 'grana', name)}
      {block('teja', [128, 16, 12, 20], [92, 52, 60, 44])}
      {disc('teja', 92, 22, 60)}
      {block(
        'maiz',
        [104, 36, 8, 2],
        [124, 32, 8, 2],
        [140, 48, 8, 2],
        [94, 68, 6, 2],
        [144, 78, 6, 2],
        [96, 52, 6, 2],
      )}
      {disc('noche', 102, 42, 40)}
      {block('noche', [102, 62, 40, 30], [0, 96, 160, 24])}
      {figure('flames', 'grana', 104, 70)}
      {block('noche', [112, 80, 20, 8])}
      {figure('loaf', 'maiz', 108, 78)}
      {block('cal', [96, 92, 52, 4])}
      {word('noche', 8, 42, 18.5, first)}
      {word('noche', 8, 59, 18.5, second)}
      {lines('noche', 8, 68, 58, 46)}
      {block('grana', [8, 80, 30, 9])}
      {cloth('cross', [0, 97, 160, 12])}
    </>
  ),
  cooperative: ([name, title]) => (
    <>
      {block('cal', [0, 0, 160, 120])}
      {block('noche', [0, 0, 34, 120])}
      {word('maiz', 6, 14, 6.5, name)}
      {block('grana', [0, 28, 34, 8])}
      {block('cal', [6, 31, 18, 2], [6, 42, 15, 2], [6, 50, 20, 2], [6, 58, 12, 2], [6, 66, 17, 2])}
      {word('noche', 42, 19, 11, title)}
      {block('maiz', [42, 26, 34, 20])}
      {block('cielo', [80, 26, 34, 20])}
      {block('euc', [118, 26, 34, 20])}
      {block('noche', [47, 32, 16, 3], [47, 38, 10, 2], [85, 32, 12, 3], [85, 38, 18, 2])}
      {block('cal', [123, 32, 18, 3], [123, 38, 12, 2])}
      {block('anil', ...[16, 22, 19, 30, 25, 36, 33].map((height, i): Box => [42 + i * 9, 102 - height, 6, height]))}
      {block('grana', [105, 58, 6, 44])}
      {block('noche', [42, 102, 69, 1])}
      {disc('anil', 118, 58, 34)}
      <svg x="135" y="58" width="17" height="17" viewBox="17 0 17 17">
        {disc('maiz', 0, 0, 34)}
      </svg>
      {disc('cal', 127, 67, 16)}
      {block('anil', [118, 96, 4, 4])}
      {block('maiz', [118, 102, 4, 4])}
      {lines('noche', 125, 97, 20, 0, 14)}
    </>
  ),
  lodge: ([name, first, second]) => (
    <>
      {page('cielo', 'cielo', 'noche', 'noche', name)}
      {disc('maiz', 124, 18, 30)}
      <svg y="36" width="160" height="84" viewBox="0 40 830 380" preserveAspectRatio="none">
        <use href="#poncho" width="1440" height="420" />
      </svg>
      {word('noche', 8, 32, 16.5, first)}
      {word('noche', 8, 47, 16.5, second)}
      {block('cal', [92, 70, 52, 20])}
      <path className="noche" d="M86 72v-4h4v-4h4v-4h48v4h4v4h4v4z" />
      {block('maiz', [98, 76, 8, 8], [130, 76, 8, 8])}
      {block('anil', [113, 75, 10, 15])}
      {block('cal', [8, 88, 144, 16])}
      {block('noche', [14, 93, 26, 2], [14, 97, 16, 2], [56, 93, 26, 2], [56, 97, 18, 2], [48, 91, 1, 10])}
      {block('grana', [120, 88, 32, 16])}
      {block('cal', [128, 95, 16, 2])}
    </>
  ),
  ceramics: ([name, first, second]) => (
    <>
      {page('cal', 'cal', 'noche', 'grana', name)}
      {block('teja', [0, 12, 66, 108])}
      {block('noche', [0, 96, 66, 24])}
      {figure('vase', 'cal', 9, 33, 3)}
      {cloth('diamond', [9, 63, 48, 12])}
      {block('grana', [9, 60, 48, 3], [9, 75, 48, 3])}
      {word('noche', 74, 33, 17, first)}
      {word('noche', 74, 48, 17, second)}
      {block('anil', [74, 56, 24, 32])}
      {block('maiz', [101, 56, 24, 32])}
      {block('euc', [128, 56, 24, 32])}
      {figure('jug', 'maiz', 76, 60)}
      {figure('bowl', 'grana', 103, 70)}
      {figure('pot', 'cal', 130, 60)}
      {lines('noche', 74, 93, 20, 12)}
      {lines('noche', 101, 93, 18, 14)}
      {lines('noche', 128, 93, 21, 10)}
    </>
  ),
  bicycles: ([name, title]) => (
    <>
      {page('grana', 'grana', 'cal', 'cal', name)}
      {word('cal', 8, 31, 16, title)}
      {[21, 86].map((x) => (
        <g key={x}>
          {disc('maiz', x, 54, 48)}
          {disc('grana', x + 5, 59, 38)}
          {disc('maiz', x + 20, 74, 8)}
        </g>
      ))}
      {disc('maiz', 69, 72, 12)}
      {figure('bicycle', 'cal', 34, 38)}
      {block('anil', [0, 102, 160, 18])}
      {block('maiz', ...[4, 36, 68, 100, 132].map((x): Box => [x, 107, 16, 2]))}
    </>
  ),
  nursery: ([name, first, second]) => (
    <>
      {page('euc', 'euc', 'cal', 'maiz', name)}
      {block('cielo', [76, 50, 24, 52], [78, 48, 20, 2])}
      {block('maiz', [104, 36, 24, 66], [106, 34, 20, 2])}
      {block('cal', [132, 22, 24, 80], [134, 20, 20, 2])}
      {figure('agave', 'euc', 77, 70)}
      {figure('cactus', 'euc', 105, 62)}
      {figure('flower', 'euc', 133, 54)}
      {block('grana', [140, 56, 8, 6])}
      {block('teja', [80, 90, 16, 12], [108, 90, 16, 12], [136, 90, 16, 12])}
      {block('noche', [0, 102, 160, 18], [80, 94, 16, 2], [108, 94, 16, 2], [136, 94, 16, 2])}
      {word('cal', 8, 44, 17, first)}
      {word('maiz', 8, 60, 17, second)}
      {lines('cal', 8, 70, 54, 58, 38)}
      {block('maiz', [8, 88, 28, 9])}
    </>
  ),
  dental: ([name, first, second]) => (
    <>
      {page('cal', 'cal', 'anil', 'anil', name)}
      {block('anil', [0, 12, 64, 108])}
      {figure('tooth', 'cal', 8, 36, 3)}
      {block('cielo', [14, 48, 3, 15], [14, 66, 3, 3])}
      {block('maiz', [50, 20, 3, 9], [47, 23, 9, 3])}
      {word('anil', 73, 31, 14.5, first)}
      {word('anil', 73, 44, 14.5, second)}
      {[54, 66, 78, 90].map((y) => (
        <g key={y}>
          {block(y === 66 ? 'maiz' : 'cielo', ...[73, 86, 99, 112, 125, 138].map((x): Box => [x, y, 11, 10]))}
        </g>
      ))}
      {block('grana', [112, 66, 11, 10])}
    </>
  ),
  music: ([name, first, second]) => (
    <>
      {page('noche', 'noche', 'maiz', 'grana', name)}
      {block('maiz', ...[30, 44, 36, 52, 44, 60, 52, 68, 60, 76].map((h, i): Box => [72 + i * 8, 22, 7, h]))}
      {block('noche', ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i): Box => [74 + i * 8, 24, 3, 2]))}
      {block('grana', [70, 32, 83, 12])}
      {cloth('cross', [70, 33, 83, 10])}
      {word('cal', 8, 78, 18, first)}
      {word('cal', 8, 95, 18, second)}
    </>
  ),
};

type Props = { name: ScreenName; words: Words; className?: string | undefined };

/** The drawn screen of a project, 160 wide and 110 high. Decorative: its words are part of the picture. */
export function Screen({ name, words, className = '' }: Props) {
  return (
    <svg className={`${styles.screen} ${className}`.trim()} viewBox="0 0 160 110" aria-hidden="true">
      {SCREENS[name](words)}
    </svg>
  );
}
