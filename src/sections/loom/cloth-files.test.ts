import { expect, test } from 'vitest';
import { EMPTY_CLOTH, rowsOf, THREADS } from '../../../domain/loom/cloth.ts';
import { seededRandom } from '../../../tests/harness/random.ts';
import { frame, paint } from '../../../tests/harness/unit/paint-path.ts';
import { randomCloth } from '../../../tests/harness/unit/random-cloth.ts';
import { clothSvg } from './cloth-files.ts';
import { layersOf } from './cloth-layers.ts';

const colours = Object.fromEntries(['noche', ...THREADS].map((name) => [name, `colour-of-${name}`]));

test.each([0, 0.3, 1])('layers cover exactly the cells of their thread, with %d of the cells woven', (share) => {
  const cloth = randomCloth(seededRandom(share * 10), share);
  const layers = new Map(layersOf(cloth).map(({ thread, path }) => [thread, path]));
  for (const [index, thread] of THREADS.entries()) {
    const drawing = rowsOf(cloth)
      .join('\n')
      .replaceAll(/./g, (code) => (code === String(index + 1) ? '#' : '.'));
    expect(paint(layers.get(thread) ?? '', [24, 16])).toBe(frame(drawing));
  }
});

test('an SVG file has the ground and one path for each thread in its colour', () => {
  const read = (cloth: string) => decodeURIComponent(clothSvg(cloth, colours).replace('data:image/svg+xml,', ''));
  const fills = (cloth: string) => [...read(cloth).matchAll(/fill="([^"]*)"/g)].map(([, fill]) => fill);
  expect(fills(EMPTY_CLOTH)).toEqual([colours['noche']]);
  expect(fills(EMPTY_CLOTH.replace('.', '3'))).toEqual([colours['noche'], colours['anil']]);
  expect(read(EMPTY_CLOTH)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="960" height="640"/);
});
