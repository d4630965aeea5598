import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Logo, readLogo } from '../../domain/logo/logo.ts';
import type { Drawing } from '../../domain/site/drawing.ts';
import { content } from '../../tests/harness/unit/our-content.ts';
import { drawIcon } from './icons.tsx';

const PIXELS = 192;
/** Share of the width that every launcher's mask leaves, as a circle. */
const SAFE = 0.8;

/** A logo that fills its box, in a colour that the background has not. */
function boxLogo(width: number, height: number): Logo {
  const logo = readLogo(
    `<svg viewBox="-9 20 ${width} ${height}"><path fill="#000" d="M-9 20h${width}v${height}h${-width}z"/></svg>`,
  );
  if (!('markup' in logo)) throw new Error('not a logo');
  return logo;
}

/** Distances from the icon's middle, as shares of its width, of the dark pixels. */
async function reachOf({ svg, density = 72, pixels = PIXELS }: Drawing): Promise<number[]> {
  const picture = sharp(Buffer.from(svg), { density }).resize(pixels).greyscale().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const middle = (PIXELS - 1) / 2;
  return [...data.keys()]
    .filter((at) => at % info.channels === 0 && (data[at] ?? 255) < 60)
    .map((at) => at / info.channels)
    .map((at) => Math.hypot((at % PIXELS) - middle, Math.floor(at / PIXELS) - middle) / PIXELS);
}

test.each([
  [24, 16],
  [100, 100],
  [300, 100],
  [512, 512],
  [40, 160],
])('a logo of %d × %d fills the safe zone of an icon, and stays in it', async (width, height) => {
  const farthest = Math.max(...(await reachOf(drawIcon({ ...content, logo: boxLogo(width, height) }, PIXELS))));
  expect(farthest).toBeGreaterThan(SAFE * 0.4);
  expect(farthest).toBeLessThanOrEqual(SAFE / 2);
});
