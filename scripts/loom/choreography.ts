/** The animation of the loom, frame by frame: cloth, bare warp, the shuttle's passes, cloth. */
import { LOOM } from '../../src/art/loom.tsx';

/** Width and height of a stitch; one pass of the shuttle lays three rows. */
const STITCH = 16;
export const ROW = 8;
const PASS = 3 * ROW;
/** The shuttle's distance per frame, its lead over the cloth, and how far beyond the cloth it turns. */
const SPEED = 9 * STITCH;
const LEAD = 4 * STITCH;
const TURN = 5 * STITCH;
const THREAD = 4;

/** Lengths in frames. The video starts with the finished cloth, so that the switch from the poster is seamless. */
const HELD_BEFORE = 15;
const BARE = 6;
const HELD_AFTER = 26;
/** Unweaving: frames to pull out a pass, and frames until the next one starts. */
const PULL = 12;
const PULL_GAP = 2;

type Box = readonly [x: number, y: number, width: number, height: number];
/** One frame: paths made of boxes, and the shuttle's centre if it is visible. */
export type Frame = {
  /** The finished cloth. */
  readonly woven: string;
  /** Rows that are laid but not yet beaten down; they float one row higher. */
  readonly loose: string;
  readonly thread: string;
  readonly shuttle: readonly [x: number, y: number] | undefined;
};
/** A horizontal band of the cloth, as high as one pass, and how far the mountain reaches in it. */
type Band = { readonly y: number; readonly left: number; readonly right: number; readonly toRight: boolean };

const pathOf = (...boxes: readonly Box[]) =>
  boxes.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`).join('');
const below = (y: number): Box => [0, y, LOOM.width, LOOM.height - y];
const frame = (boxes: readonly Box[], rest: Partial<Frame> = {}): Frame => ({
  woven: pathOf(...boxes),
  loose: '',
  thread: '',
  shuttle: undefined,
  ...rest,
});
const still = (boxes: readonly Box[], length: number) => Array<Frame>(length).fill(frame(boxes));

/** The whole loop, from finished cloth to finished cloth. `ridge` is the cloth's top in each column. */
export function choreograph(ridge: readonly number[]): Frame[] {
  const bands = findBands(ridge);
  const cloth = below(0);
  return [
    ...still([cloth], HELD_BEFORE),
    ...unweave(bands),
    ...still([], BARE),
    ...bands.flatMap(pass),
    ...flyAway(bands),
    ...still([cloth], HELD_AFTER),
  ];
}

function findBands(ridge: readonly number[]): Band[] {
  const summit = Math.min(...ridge);
  const count = Math.ceil((LOOM.height - summit) / PASS);
  return Array.from({ length: count }, (_, index) => {
    const y = LOOM.height - (index + 1) * PASS;
    const reached = (top: number) => top < y + PASS;
    const left = ridge.findIndex(reached) * STITCH;
    const right = (ridge.findLastIndex(reached) + 1) * STITCH;
    return { y, left, right, toRight: index % 2 === 0 };
  });
}

/** The three rows of a band, from the start of a pass to `front`; each row lags a stitch behind the one below. */
function rows({ y, toRight }: Band, front: number): Box[] {
  return [0, 1, 2].map((row) => {
    const lag = (2 - row) * STITCH;
    const x = Math.min(LOOM.width, Math.max(0, toRight ? front - lag : front + lag));
    return toRight ? [0, y + row * ROW, x, ROW] : [x, y + row * ROW, LOOM.width - x, ROW];
  });
}

/** A horizontal thread, from one x to another. */
const thread = (y: number, from: number, to: number) =>
  pathOf([Math.min(from, to), y - THREAD / 2, Math.abs(to - from), THREAD]);

/** The shuttle crosses and lays three rows, which are beaten down in the frame after its turn. */
function pass(band: Band): Frame[] {
  const { left, right, toRight } = band;
  const [from, to] = toRight ? [left - TURN, right + TURN] : [right + TURN, left - TURN];
  const way = Math.sign(to - from);
  const middle = band.y + PASS / 2 - ROW;
  const count = Math.ceil(Math.abs(to - from) / SPEED);
  const crossing = Array.from({ length: count }, (_, step) => {
    const x = from + way * Math.min((step + 1) * SPEED, Math.abs(to - from));
    const front = x - way * LEAD;
    return frame([below(band.y + PASS)], {
      loose: pathOf(...rows(band, front)),
      thread: thread(middle, front, x),
      shuttle: [x, middle],
    });
  });
  return [...crossing, frame([below(band.y)], { shuttle: [to, middle] })];
}

/** After the last pass the shuttle leaves the frame. */
function flyAway(bands: readonly Band[]): Frame[] {
  const { left, right, toRight, y } = bands.at(-1) as Band;
  const start = toRight ? right + TURN : left - TURN;
  const count = Math.ceil((toRight ? LOOM.width + TURN - start : start + TURN) / SPEED);
  return Array.from({ length: count }, (_, step) =>
    frame([below(0)], { shuttle: [start + (toRight ? 1 : -1) * (step + 1) * SPEED, y + PASS / 2 - ROW] }),
  );
}

/** Pulls out the passes sideways from the summit down, overlapping in time. */
function unweave(bands: readonly Band[]): Frame[] {
  const order = bands.toReversed();
  const count = (order.length - 1) * PULL_GAP + PULL;
  return Array.from({ length: count }, (_, step) => {
    const going = order.map((band, index) => ({ band, gone: (step + 1 - index * PULL_GAP) / PULL }));
    const moving = going.filter(({ gone }) => gone > 0 && gone < 1);
    const fronts = moving.map(({ band, gone }) => ({ band, front: frontOf(band, gone) }));
    const untouched = going.find(({ gone }) => gone <= 0);
    const boxes = fronts.flatMap(({ band, front }) => rows(band, front));
    const threads = fronts.map(({ band, front }) => thread(band.y + PASS / 2, front, band.toRight ? LOOM.width : 0));
    return frame(untouched ? [...boxes, below(untouched.band.y)] : boxes, { thread: threads.join('') });
  });
}

/** How far a pass reaches when a share of it, from 0 to 1, is pulled out. */
function frontOf({ left, right, toRight }: Band, gone: number): number {
  const length = Math.ceil(((right - left) * (1 - gone)) / STITCH) * STITCH;
  return toRight ? left + length : right - length;
}
