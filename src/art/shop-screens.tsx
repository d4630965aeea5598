import { GOODS } from './goods.ts';
import { type Box, block, cloth, type DrawScreen, disc, figure, lines, page, type Thread, word } from './shapes.tsx';

/** Tables of a restaurant, in use or free. */
const TABLES: readonly (readonly [thread: Thread, x: number, y: number])[] = [
  ['grana', 8, 48],
  ['maiz', 36, 48],
  ['grana', 64, 48],
  ['maiz', 8, 82],
  ['maiz', 36, 82],
  ['grana', 64, 82],
];

/** Websites of shops and makers, and the screen of a restaurant's system. */
export const SHOP_SCREENS = {
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
      {figure(GOODS.flames, 'grana', 104, 70)}
      {block('noche', [112, 80, 20, 8])}
      {figure(GOODS.loaf, 'maiz', 108, 78)}
      {block('cal', [96, 92, 52, 4])}
      {word('noche', 8, 42, 18.5, first)}
      {word('noche', 8, 59, 18.5, second)}
      {lines('noche', 8, 68, 58, 46)}
      {block('grana', [8, 80, 30, 9])}
      {cloth('cross', 'noche', [0, 97, 160, 12])}
    </>
  ),
  restaurant: ([name, title, bill]) => (
    <>
      {page('cal', 'noche', 'cal', 'grana', name)}
      {word('noche', 8, 34, 15, title)}
      {TABLES.map(([thread, x, y]) => (
        <g key={`${x} ${y}`}>
          {block('noche', [x + 6, y - 5, 8, 3], [x + 6, y + 17, 8, 3])}
          {block(thread, [x, y, 20, 15])}
        </g>
      ))}
      {block('noche', [94, 12, 66, 108])}
      <path className="cal" d={`M102 22h50v78${'h-5v4h-5v-4'.repeat(5)}z`} />
      {word('noche', 108, 36, 10, bill)}
      {block(
        'noche',
        ...[44, 52, 60, 68].flatMap((y): Box[] => [
          [108, y, 20, 2],
          [138, y, 8, 2],
        ]),
      )}
      {block('grana', [108, 76, 38, 2])}
      {block('maiz', [108, 82, 38, 10])}
      {block('noche', [111, 86, 14, 2], [135, 86, 8, 2])}
    </>
  ),
  ceramics: ([name, first, second]) => (
    <>
      {page('cal', 'cal', 'noche', 'grana', name)}
      {block('teja', [0, 12, 66, 108])}
      {block('noche', [0, 96, 66, 24])}
      {figure(GOODS.vase, 'cal', 9, 33, 3)}
      {cloth('diamond', 'anil', [9, 63, 48, 12])}
      {block('grana', [9, 60, 48, 3], [9, 75, 48, 3])}
      {word('noche', 74, 33, 17, first)}
      {word('noche', 74, 48, 17, second)}
      {block('anil', [74, 56, 24, 32])}
      {block('maiz', [101, 56, 24, 32])}
      {block('eucalipto', [128, 56, 24, 32])}
      {figure(GOODS.jug, 'maiz', 76, 60)}
      {figure(GOODS.bowl, 'grana', 103, 70)}
      {figure(GOODS.pot, 'cal', 130, 60)}
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
      {figure(GOODS.bicycle, 'cal', 34, 38)}
      {block('anil', [0, 102, 160, 18])}
      {block('maiz', ...[4, 36, 68, 100, 132].map((x): Box => [x, 107, 16, 2]))}
    </>
  ),
  nursery: ([name, first, second]) => (
    <>
      {page('eucalipto', 'eucalipto', 'cal', 'maiz', name)}
      {block('cielo', [76, 50, 24, 52], [78, 48, 20, 2])}
      {block('maiz', [104, 36, 24, 66], [106, 34, 20, 2])}
      {block('cal', [132, 22, 24, 80], [134, 20, 20, 2])}
      {figure(GOODS.agave, 'eucalipto', 77, 70)}
      {figure(GOODS.cactus, 'eucalipto', 105, 62)}
      {figure(GOODS.flower, 'eucalipto', 133, 54)}
      {block('grana', [140, 56, 8, 6])}
      {block('teja', [80, 90, 16, 12], [108, 90, 16, 12], [136, 90, 16, 12])}
      {block('noche', [0, 102, 160, 18], [80, 94, 16, 2], [108, 94, 16, 2], [136, 94, 16, 2])}
      {word('cal', 8, 44, 17, first)}
      {word('maiz', 8, 60, 17, second)}
      {lines('cal', 8, 70, 54, 58, 38)}
      {block('maiz', [8, 88, 28, 9])}
    </>
  ),
} satisfies Record<string, DrawScreen>;
