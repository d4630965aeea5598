import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { AppIcon } from './AppIcon.tsx';

/** The mark as a square PNG, `pixels` wide. */
export async function drawIcon(pixels: number): Promise<Uint8Array<ArrayBuffer>> {
  const svg = renderToStaticMarkup(createElement(AppIcon));
  const png = await sharp(Buffer.from(svg))
    .resize(pixels, pixels, { kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer();
  return Uint8Array.from(png);
}

const ICO_HEADER_BYTES = 22;

/** One picture in the container that old browsers ask for by itself (`/favicon.ico`). */
export async function drawFavicon(pixels: number): Promise<Uint8Array<ArrayBuffer>> {
  const png = await drawIcon(pixels);
  // Type 1, one picture: its sides, one plane, 32 bits a pixel, its length, where it begins; the rest is 0.
  const header = Buffer.alloc(ICO_HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([pixels, pixels], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(ICO_HEADER_BYTES, 18);
  return Uint8Array.from([...header, ...png]);
}
