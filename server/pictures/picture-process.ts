import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import type { Drawing } from '../../domain/site/drawing.ts';
import { MAX_MEGAPIXELS } from '../../domain/site/photo.ts';
import type { PictureFormat } from '../../domain/site/picture-address.ts';
import { CHANGED_CODE, type PictureJob, readPictureFile } from './picture-job.ts';

/**
 * A program that makes one picture: it reads a `PictureJob` as JSON from standard input and writes the picture to
 * standard output. A process of its own, because files may be broken or hostile, decoders are native code, and memory
 * that they take is given back at the end.
 */

const LIMITS = { limitInputPixels: MAX_MEGAPIXELS * 1e6, failOn: 'none' } as const;

/** Less effort than AVIF's default makes files a few percent larger and the work several times faster. */
const ENCODE: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 74 }),
  jpg: (picture) => picture.jpeg({ quality: 74, mozjpeg: true }),
  png: (picture) => picture.png(),
  svg: (picture) => picture,
};

/** A photograph, upright and without its metadata, which tells where and with which camera it was taken. */
const scale = (bytes: Buffer, width: number, format: PictureFormat) =>
  ENCODE[format](sharp(bytes, LIMITS).rotate().resize({ width, withoutEnlargement: true }));

function draw({ svg, density, pixels, kernel, colours }: Drawing): Sharp {
  const drawn = sharp(Buffer.from(svg), { ...LIMITS, ...(density && { density }) });
  const sized = pixels ? drawn.resize(pixels, pixels, kernel ? { kernel } : {}) : drawn;
  return sized.png({ palette: true, ...(colours && { colours, dither: 0 }) });
}

/** Formats of photographs by their names in sharp, with how an original is kept. */
const ORIGINALS: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality: 90 }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 90 }),
  heif: (picture) => picture.avif({ quality: 70, effort: 3 }),
};
/** Larger ones are never shown. */
const ORIGINAL_PIXELS = 4_000;

/** Re-encodes an uploaded file, which removes everything but the picture; undefined if it is no photograph. */
async function accept(path: string): Promise<Buffer | undefined> {
  const uploaded = sharp(path, { ...LIMITS, failOn: 'error' });
  try {
    const { format = '' } = await uploaded.metadata();
    const size = { width: ORIGINAL_PIXELS, height: ORIGINAL_PIXELS, fit: 'inside', withoutEnlargement: true } as const;
    return await ORIGINALS[format]?.(uploaded.rotate().resize(size)).toBuffer();
  } catch {
    return undefined;
  }
}

async function make(job: PictureJob): Promise<Buffer | undefined> {
  if ('upload' in job) return accept(job.upload);
  if ('drawing' in job) return draw(job.drawing).toBuffer();
  const bytes = await readPictureFile(job.source);
  return bytes && scale(bytes, job.width, job.format).toBuffer();
}

/** Pages and messages come first. Some service managers forbid changing priorities. */
function stepBack(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Then it runs at the same priority.
  }
}

stepBack();
sharp.cache(false);
sharp.concurrency(1);
const picture = await make(JSON.parse((await buffer(process.stdin)).toString()));
if (picture) process.stdout.write(picture);
else process.exitCode = CHANGED_CODE;
