/**
 * Generates `src/styles/belts.css` and `src/styles/marks.css`: each belt, and each mark of lists, as a mask, so that
 * its colour follows its place. Run it after changing `src/art/belts.ts` or these icons; a test compares the two.
 */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { BELTS } from '../src/art/belts.ts';
import { ICONS } from '../src/art/icons.ts';
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

/** The drawings of each sheet, by the names of their custom properties. */
const SHEETS = { belt: BELTS, mark: { check: ICONS.check, plus: ICONS.plus } } as const;

async function sheetOf(kind: keyof typeof SHEETS): Promise<string> {
  const lines = await Promise.all(
    Object.entries(SHEETS[kind]).map(
      async ([name, drawing]) =>
        `    --${kind}-${name}: url("data:image/webp;base64,${(await pictureOf(drawing)).toString('base64')}");`,
    ),
  );
  return `@layer tokens {\n  :root {\n${lines.join('\n')}\n  }\n}\n`;
}

/** The generated sheets: path and content. */
export const sheets = await Promise.all(
  (['belt', 'mark'] as const).map(async (kind) => [`src/styles/${kind}s.css`, await sheetOf(kind)] as const),
);

if (import.meta.main) for (const [path, css] of sheets) await writeFile(path, css);
