import { type Box, block, disc, type Thread } from '../shapes.tsx';

/** Bottom of a head's scene, which is 140 × 80 cells. */
const BOTTOM = 80;
/** Share of the mountain's height above its lowest point, which lies on the ground here. */
const ABOVE_GROUND = 5 / 7;

/** The woven mountain with its summit at `top`; both of its ends taper off to the ground. */
const mountain = (x: number, width: number, top: number) => (
  <svg x={x} y={top} width={width} height={Math.round((BOTTOM - top) / ABOVE_GROUND)}>
    <use href="#_poncho" />
  </svg>
);

/** Ground across the whole head, below the words as well. */
export const ground = (thread: Thread, height = 6) => block(thread, [-2000, BOTTOM - height, 3000, height]);

/** The three levels of a family of plans under one sky. */
const levels = (
  <>
    {disc('maiz', 26, 4, 32)}
    {mountain(30, 180, 4)}
    {mountain(-6, 136, 36)}
    {mountain(-36, 96, 58)}
  </>
);

const window = (x: number, y: number, size: number) => (
  <>
    {block('maiz', [x, y, size, size])}
    {block('noche', [x + size / 2 - 0.5, y, 1, size], [x, y + size / 2 - 0.5, size, 1])}
  </>
);

/** A house by night; somebody is still awake. */
const night = (
  <>
    {block('maiz', [6, 14, 2, 2], [24, 4, 2, 2], [46, 16, 2, 2], [64, 6, 2, 2], [130, 30, 2, 2], [20, 30, 2, 2])}
    {disc('cal', 96, 4, 24)}
    {mountain(30, 150, 30)}
    {block('cal', [32, 46, 60, 34])}
    <path className="teja" d="M26 46v-4h4v-4h4v-4h4v-4h50v4h4v4h4v4h4v4z" />
    {block('noche', [76, 24, 8, 10])}
    {window(40, 52, 12)}
    {window(74, 52, 12)}
    {block('anil', [57, 54, 12, 26])}
    {block('maiz', [65, 66, 2, 2])}
    {ground('noche', 4)}
  </>
);

/** Rows of the road, from the horizon to the front: left edge and width. */
const ROAD: readonly (readonly [x: number, width: number])[] = [
  [108, 4],
  [110, 5],
  [111, 7],
  [108, 10],
  [102, 13],
  [93, 17],
  [82, 22],
  [71, 28],
  [60, 36],
  [50, 46],
  [40, 58],
];
const ROAD_TOP = 36;
const ROW = 4;
const roadRow = ([x, width]: readonly [number, number], row: number): Box => [x, ROAD_TOP + ROW * row, width, ROW];

/** A road marker, which grows towards the front. */
const marker = (thread: Thread, x: number, y: number, size: number) => (
  <>
    {block('cal', [x, y - 6 * size, 3 * size, 6 * size])}
    {block(thread, [x, y - 5 * size, 3 * size, size], [x, y - 3 * size, 3 * size, size])}
  </>
);

const SLOPE: readonly (readonly [x: number, y: number])[] = [
  [10, 70],
  [22, 64],
  [34, 58],
  [48, 52],
  [62, 46],
  [76, 40],
  [92, 36],
];

/** A road with its markers, up to the sun. */
const road = (
  <>
    {disc('maiz', 92, 8, 40)}
    {block('eucalipto', ...SLOPE.map(([x, y]): Box => [x, y, 900, BOTTOM - y]))}
    {ground('eucalipto', 5)}
    {block('noche', ...ROAD.map(roadRow))}
    {block('cal', [112, 43, 1, 3], [112, 50, 2, 4], [100, 57, 3, 4], [84, 65, 4, 5], [68, 74, 5, 6])}
    {marker('grana', 100, 42, 1)}
    {marker('cielo', 122, 56, 2)}
    {marker('grana', 62, 66, 2)}
    {marker('maiz', 118, 80, 4)}
  </>
);

const AWNING: readonly Thread[] = ['grana', 'cal', 'grana', 'cal', 'grana', 'cal', 'grana'];

/** A market stall with its goods laid out. */
const stall = (
  <>
    {block('noche', [22, 22, 4, 58], [122, 22, 4, 58])}
    {AWNING.map((thread, index) => (
      <path key={index.toString()} className={thread} d={`M${18 + 16 * index} 8h16v20h-2v2h-2v2h-8v-2h-2v-2h-2z`} />
    ))}
    {block('noche', [18, 4, 112, 4])}
    <path className="anil" d="M34 40h24v4h2v10h-2v4H34v-4h-2V44h2z" />
    {block('maiz', [32, 46, 28, 4])}
    <path className="noche" d="M38 40v-4h2v-2h12v2h2v4h-2v-4H40v4z" />
    <path className="eucalipto" d="M70 38h10v4h2v4h4v12H64V46h4v-4h2z" />
    {block('cal', [64, 48, 22, 2], [64, 52, 22, 2])}
    <path className="maiz" d="M94 46h4v-4h14v4h4v8h-2v4H96v-4h-2z" />
    {block('noche', [98, 46, 2, 4], [104, 46, 2, 4], [110, 46, 2, 4])}
    {block('cal', [14, 58, 120, 22])}
    {block('grana', [14, 58, 120, 2], [14, 74, 120, 2])}
    <path fill="url(#_weave-diamond)" transform="translate(14 61)scale(.25)" d="M0 0h480v48H0z" />
    {ground('noche', 4)}
  </>
);

export const LANDSCAPES = { levels, night, road, stall };
