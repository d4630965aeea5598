import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { logo } from '../../content/logo.ts';
import { DRAWINGS } from '../art/drawings.tsx';
import { threadClasses, threads } from './colours.ts';

/** The mark on its own, or on a ground, in a box of its cells. */
const markIn = (viewBox: string, ground: ReactNode) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox={viewBox}
    shapeRendering="crispEdges"
    color={threads['noche']}
    fill="currentColor"
  >
    <style>{threadClasses}</style>
    {ground}
    <svg width={logo.width} height={logo.height} viewBox={DRAWINGS.mark.viewBox}>
      {DRAWINGS.mark.art}
    </svg>
  </svg>
);

/**
 * The mark as an SVG file, pale on a dark tab. Its colours are written so that programs which draw it without being
 * browsers, such as those of search engines, know them too.
 */
export const FAVICON = renderToStaticMarkup(
  markIn('-4 -8 32 32', <style>{`@media (prefers-color-scheme:dark){svg{color:${threads['cal']}}}`}</style>),
);

/** The mark's box with the margin that round masks need. */
const APP_BOX = `${(logo.width - 40) / 2} ${(logo.height - 40) / 2} 40 40`;
/** Pixels an inch: 16 for each cell, which has one of the 72 of an SVG. */
const DENSITY = 16 * 72;

/** The mark on a square of sky as a PNG, `pixels` wide. */
export async function drawIcon(pixels: number): Promise<Uint8Array<ArrayBuffer>> {
  const sky = <rect className="cielo" x="-50%" y="-50%" width="200%" height="200%" />;
  const svg = renderToStaticMarkup(markIn(APP_BOX, sky));
  const png = await sharp(Buffer.from(svg), { density: DENSITY })
    .resize(pixels, pixels, { kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer();
  return Uint8Array.from(png);
}
