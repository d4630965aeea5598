import { type Box, block, cloth, type DrawScreen, disc, figure, lines, page, word } from './shapes.tsx';

const TOOTH = `
...####..####...
.##############.
################
################
################
################
################
################
.##############.
.##############.
.##############.
..############..
..#####..#####..
..####....####..
..####....####..
..####....####..
...###....###...
...##......##...`;

/** Websites of service businesses. */
export const SERVICE_SCREENS = {
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
      {block('eucalipto', [118, 26, 34, 20])}
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
        <use href="#_poncho" width="1440" height="420" />
      </svg>
      {word('noche', 8, 32, 16.5, first)}
      {word('noche', 8, 47, 16.5, second)}
      {block('cal', [92, 70, 52, 20])}
      <path className="noche" d="M86 72v-4h4v-4h4v-4h48v4h4v4h4v4z" />
      {block('maiz', [98, 76, 8, 8], [130, 76, 8, 8])}
      {block('anil', [113, 75, 10, 15])}
      {block('noche', [92, 86, 52, 2])}
      {block('cal', [8, 88, 144, 16])}
      {block('noche', [14, 93, 26, 2], [14, 97, 16, 2], [56, 93, 26, 2], [56, 97, 18, 2], [48, 91, 1, 10])}
      {block('grana', [120, 88, 32, 16])}
      {block('cal', [128, 95, 16, 2])}
    </>
  ),
  dental: ([name, first, second]) => (
    <>
      {page('cal', 'cal', 'anil', 'anil', name)}
      {block('anil', [0, 12, 64, 108])}
      {figure(TOOTH, 'cal', 8, 36, 3)}
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
      {cloth('cross', 'noche', [70, 33, 83, 10])}
      {word('cal', 8, 78, 18, first)}
      {word('cal', 8, 95, 18, second)}
    </>
  ),
} satisfies Record<string, DrawScreen>;
