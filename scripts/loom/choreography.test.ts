import { describe, expect, test } from 'vitest';
import { LOOM } from '../../src/art/loom.tsx';
import { choreograph, type Frame } from './choreography.ts';
import { FRAMES_PER_SECOND } from './film.ts';
import { ridgeOfCloth } from './stage.tsx';

const ridge = ridgeOfCloth();
const frames = choreograph(ridge);
const numbersIn = ({ woven, loose, thread, shuttle }: Frame) =>
  [...`${woven}${loose}${thread}`.matchAll(/-?[\d.]+/g)].map(Number).concat(shuttle ?? []);

test('the ridge has a height in the lower half of the picture for each column of stitches', () => {
  expect(ridge).toHaveLength(LOOM.width / 16);
  expect(Math.min(...ridge)).toBeGreaterThan(LOOM.height / 2);
  expect(Math.max(...ridge)).toBeLessThan(LOOM.height);
});

describe('the video', () => {
  test('lasts 6 to 8 seconds', () => {
    const seconds = frames.length / FRAMES_PER_SECOND;
    expect(seconds).toBeGreaterThanOrEqual(6);
    expect(seconds).toBeLessThanOrEqual(8);
  });

  test('starts and ends with the finished cloth, so that the loop and the switch from the drawing are seamless', () => {
    const whole = { woven: `M0 0h${LOOM.width}v${LOOM.height}h${-LOOM.width}z`, loose: '', thread: '' };
    expect(frames[0]).toEqual({ ...whole, shuttle: undefined });
    expect(frames.at(-1)).toEqual(frames[0]);
  });

  test('shows the bare warp at some point', () => {
    expect(frames.filter((frame) => frame.woven === '' && frame.thread === '')).not.toHaveLength(0);
  });

  test('uses only even coordinates, so that chroma subsampling keeps edges sharp', () => {
    for (const number of frames.flatMap(numbersIn)) expect(Math.abs(number % 2)).toBe(0);
  });

  test('weaves upward: the cloth never shrinks while the shuttle moves', () => {
    const start = frames.findIndex(({ shuttle }) => shuttle);
    const tops = frames.slice(start).map(({ woven }) => Number(/^M0 (\d+)/.exec(woven)?.[1]));
    expect(tops).toEqual(tops.toSorted((a, b) => b - a));
  });
});
