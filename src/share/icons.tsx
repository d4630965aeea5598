import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { logo } from '../../content/logo.ts';
import { DRAWINGS } from '../art/drawings.tsx';
import { colourClasses, colours } from './colours.ts';

/** The logo, with or without a background, in a box whose unit is one of its cells. */
const logoIn = (viewBox: string, ground: ReactNode) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox={viewBox}
    shapeRendering="crispEdges"
    color={colours['noche']}
    fill="currentColor"
  >
    <style>{colourClasses}</style>
    {ground}
    <svg width={logo.width} height={logo.height} viewBox={DRAWINGS.mark.viewBox}>
      {DRAWINGS.mark.art}
    </svg>
  </svg>
);

/** The logo as an SVG file, light on a dark tab bar. The colours are sRGB, because search engines draw it without a browser. */
export const FAVICON = renderToStaticMarkup(
  logoIn('-4 -8 32 32', <style>{`@media (prefers-color-scheme:dark){svg{color:${colours['cal']}}}`}</style>),
);

/** View box of the logo with the margin that round masks need. */
const APP_BOX = `${(logo.width - 40) / 2} ${(logo.height - 40) / 2} 40 40`;
/** In dpi: 16 pixels for each cell, because sharp draws an SVG unit as one pixel at 72 dpi. */
const DENSITY = 16 * 72;

/** The logo on a square as a PNG, `pixels` wide. */
export async function drawIcon(pixels: number): Promise<Uint8Array<ArrayBuffer>> {
  const ground = <rect className="cielo" x="-50%" y="-50%" width="200%" height="200%" />;
  const svg = renderToStaticMarkup(logoIn(APP_BOX, ground));
  const png = await sharp(Buffer.from(svg), { density: DENSITY })
    .resize(pixels, pixels, { kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer();
  return Uint8Array.from(png);
}
