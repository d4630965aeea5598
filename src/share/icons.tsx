import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '../../domain/content/content.ts';
import type { Logo as LogoFile } from '../../domain/logo/logo.ts';
import type { Drawing } from '../../domain/site/drawing.ts';
import { Logo, LogoSymbol } from '../art/Logo.tsx';
import { WithContent } from '../content.tsx';
import { colourClasses, srgbColours, withColours } from './colours.ts';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The logo in a box within a square, with or without a background, as an SVG file. */
function drawLogo(content: Content, side: number, box: Box, ground: ReactNode): string {
  // In sRGB, because search engines draw icons without a browser.
  const colours = srgbColours(content.palette);
  return renderToStaticMarkup(
    <WithContent content={content}>
      <svg
        xmlns="http://www.w3.org/2000/svg"
        viewBox={`0 0 ${side} ${side}`}
        shapeRendering="crispEdges"
        color={colours.noche}
        fill="currentColor"
      >
        <style>{colourClasses(colours)}</style>
        <LogoSymbol markup={withColours(content.logo.markup, colours)} />
        {ground}
        <Logo {...box} />
      </svg>
    </WithContent>,
  );
}

/** The logo as an SVG file, light on a dark tab bar. */
export function drawFavicon(content: Content): string {
  const { cal } = srgbColours(content.palette);
  const night = <style>{`@media (prefers-color-scheme:dark){svg{color:${cal}}}`}</style>;
  return drawLogo(content, 32, { x: 4, y: 4, width: 24, height: 24 }, night);
}

/** Of the square of an app's icon, in the cells of our logo. */
const SIDE = 40;
/** Diagonal of the logo, whatever its proportions, with the margin that round masks need. */
const DIAGONAL = Math.hypot(24, 16);
/** In dpi: 16 pixels for each cell, because an SVG unit is one pixel at 72 dpi. */
const DENSITY = 16 * 72;

function boxOfApp(of: LogoFile): Box {
  const scale = DIAGONAL / Math.hypot(of.width, of.height);
  const [width, height] = [of.width * scale, of.height * scale];
  return { x: (SIDE - width) / 2, y: (SIDE - height) / 2, width, height };
}

/** The logo on a square, for a PNG that is `pixels` wide. */
export function drawIcon(content: Content, pixels: number): Drawing {
  const { logo } = content;
  const ground = <rect className="cielo" width={SIDE} height={SIDE} />;
  const svg = drawLogo(content, SIDE, boxOfApp(logo), ground);
  return { svg, density: DENSITY, pixels, kernel: logo.crisp ? 'nearest' : 'lanczos3' };
}
