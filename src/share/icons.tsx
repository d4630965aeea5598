import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import type { Logo as LogoFile } from '../../domain/logo/logo.ts';
import { Logo, LogoSymbol } from '../art/Logo.tsx';
import { logo } from '../data/logo.ts';
import { colourClasses, colours, withColours } from './colours.ts';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A logo in a box within a square, with or without a background. */
const logoIn = (of: LogoFile, side: number, box: Box, ground: ReactNode) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox={`0 0 ${side} ${side}`}
    shapeRendering="crispEdges"
    color={colours['noche']}
    fill="currentColor"
  >
    <style>{colourClasses}</style>
    <LogoSymbol of={of} markup={withColours(of.markup)} />
    {ground}
    <Logo of={of} {...box} />
  </svg>
);

/** The logo as an SVG file, light on a dark tab bar. The colours are sRGB, because search engines draw it without a browser. */
export const FAVICON = renderToStaticMarkup(
  logoIn(
    logo,
    32,
    { x: 4, y: 4, width: 24, height: 24 },
    <style>{`@media (prefers-color-scheme:dark){svg{color:${colours['cal']}}}`}</style>,
  ),
);

/** Of the square of an app's icon, in the cells of our logo. */
const SIDE = 40;
/** Diagonal of the logo, whatever its proportions, with the margin that round masks need. */
const DIAGONAL = Math.hypot(24, 16);
/** In dpi: 16 pixels for each cell, because sharp draws an SVG unit as one pixel at 72 dpi. */
const DENSITY = 16 * 72;

function boxOfApp(of: LogoFile): Box {
  const scale = DIAGONAL / Math.hypot(of.width, of.height);
  const [width, height] = [of.width * scale, of.height * scale];
  return { x: (SIDE - width) / 2, y: (SIDE - height) / 2, width, height };
}

/** A logo, the agency's by default, on a square as a PNG, `pixels` wide. */
export async function drawIcon(pixels: number, of = logo): Promise<Uint8Array<ArrayBuffer>> {
  const ground = <rect className="cielo" width={SIDE} height={SIDE} />;
  const svg = renderToStaticMarkup(logoIn(of, SIDE, boxOfApp(of), ground));
  const png = await sharp(Buffer.from(svg), { density: DENSITY })
    .resize(pixels, pixels, { kernel: of.crisp ? 'nearest' : 'lanczos3' })
    .png({ palette: true })
    .toBuffer();
  return Uint8Array.from(png);
}
