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
  const header = new DataView(new ArrayBuffer(ICO_HEADER_BYTES));
  // Reserved, type 1, one picture: its sides, no palette, one plane, 32 bits a pixel, its length, where it begins.
  for (const [offset, value] of [
    [2, 1],
    [4, 1],
    [10, 1],
    [12, 32],
  ] as const)
    header.setUint16(offset, value, true);
  header.setUint8(6, pixels);
  header.setUint8(7, pixels);
  header.setUint32(14, png.length, true);
  header.setUint32(18, ICO_HEADER_BYTES, true);
  return Uint8Array.from([...new Uint8Array(header.buffer), ...png]);
}
