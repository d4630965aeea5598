import { GOODS } from './goods.ts';
import { type Box, block, cloth, disc, figure, type Thread, word } from './shapes.tsx';

/** Draws an example of 120 × 80 units; `better` is how it looks afterwards. */
type DrawExample = (words: readonly string[], better: boolean) => React.ReactNode;

/** A sheet of paper with its flat shadow, on a ground that is warmer afterwards. */
const paper = (better: boolean, [x, y, width, height]: Box) => (
  <>
    {block(better ? 'teja' : 'cielo', [0, 0, 120, 80])}
    {block('noche', [x + 4, y + 4, width, height])}
    {block('cal', [x, y, width, height])}
  </>
);

/** The subject of a post on each of its three days of the week, counted from 0. */
const SUBJECTS: readonly (readonly [day: number, thread: Thread])[] = [
  [1, 'grana'],
  [3, 'maiz'],
  [5, 'teja'],
];
const WEEKS = [0, 1, 2, 3];
/** A box at the corner of a day; by default the whole day. */
const cell = (week: number, day: number, width = 10, height = 8): Box => [16 + 13 * day, 25 + 10 * week, width, height];

export const EXAMPLE_DRAWINGS = {
  /** A result below the search field: a title of one word, or one that says what and where. */
  result: ([query, first, second], better) => (
    <>
      {paper(better, [8, 8, 100, 68])}
      {block('noche', [14, 14, 88, 12])}
      {block('cal', [16, 16, 76, 8])}
      {word('noche', 19, 22, 5.5, query)}
      {block(better ? 'grana' : 'noche', [14, 33, 6, 6])}
      {block('noche', [24, 35, 34, 2])}
      {word('anil', 14, 48, 8, first)}
      {second && word('anil', 14, 57, 8, second)}
      {block('noche', ...(better ? [[14, 63, 86, 2] as Box, [14, 68, 62, 2] as Box] : [[14, 54, 30, 2] as Box]))}
    </>
  ),
  /** A profile without a face, or with the belt and the loaf of the shop. */
  profile: ([name, place, button], better) => (
    <>
      {paper(better, [22, 8, 74, 72])}
      {better ? cloth('diamond', 'anil', [22, 8, 74, 22]) : block('noche', [22, 8, 74, 22])}
      {disc('cal', 26, 18, 28)}
      {disc(better ? 'maiz' : 'noche', 28, 20, 24)}
      {better && figure(GOODS.loaf, 'noche', 33, 28, 1)}
      {word('noche', 28, 55, 9, name)}
      {place ? word('noche', 28, 62, 5.5, place) : block('noche', [28, 60, 22, 2])}
      {button && block('anil', [28, 66, 30, 9])}
      {button && word('cal', 32, 72.5, 5.5, button)}
    </>
  ),
  /** A month with three posts in a row, or with three subjects a week. */
  month: ([title, ...subjects], better) => (
    <>
      {paper(better, [10, 6, 100, 74])}
      {block('noche', [10, 6, 100, 13])}
      {word('cal', 16, 15.5, 8, title)}
      {block('noche', ...WEEKS.flatMap((week) => [0, 1, 2, 3, 4, 5, 6].map((day) => cell(week, day, 2, 2))))}
      {better
        ? SUBJECTS.map(([day, thread]) => <g key={day}>{block(thread, ...WEEKS.map((week) => cell(week, day)))}</g>)
        : block('noche', cell(0, 1), cell(0, 2), cell(0, 3))}
      {subjects.map((subject, index) => (
        <g key={subject}>
          {block(SUBJECTS[index]?.[1] ?? 'noche', [16 + 31 * index, 68, 4, 4])}
          {word('noche', 22 + 31 * index, 72, 5.5, subject)}
        </g>
      ))}
    </>
  ),
} satisfies Record<string, DrawExample>;
