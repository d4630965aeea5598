/**
 * Generates `src/styles/belts.css`: each belt as a mask, so that its colour follows the theme. Run it after changing
 * `src/art/belts.ts`; a test compares the two.
 */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { BELTS } from '../src/art/belts.ts';
import { sizeOf } from '../src/art/motif.ts';

/** A picture with one pixel per stitch: browsers paint it 20 times as fast as an SVG mask. WebP takes a third of PNG. */
async function pictureOf(drawing: string): Promise<Buffer> {
  const [width, height] = sizeOf(drawing);
  const stitches = [...drawing.replaceAll(/\s/g, '')].map((cell) => (cell === '#' ? 255 : 0));
  const pixels = Buffer.from(stitches.flatMap((alpha) => [0, 0, 0, alpha]));
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}

/** The content of `src/styles/belts.css`. */
export async function beltsCss(): Promise<string> {
  const lines = await Promise.all(
    Object.entries(BELTS).map(
      async ([name, drawing]) =>
        `    --belt-${name}: url("data:image/webp;base64,${(await pictureOf(drawing)).toString('base64')}");`,
    ),
  );
  return `@layer tokens {\n  :root {\n${lines.join('\n')}\n  }\n}\n`;
}

if (import.meta.main) await writeFile('src/styles/belts.css', await beltsCss());
