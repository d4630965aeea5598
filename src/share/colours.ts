import { formatHex } from 'culori';
import palette from '../../content/palette.css?raw';

const COLOUR = /--(\w+):\s*(?:light-dark\()?(oklch\([^)]*\))/g;

/** The palette's light theme as sRGB, for images drawn outside a browser: `oklch()` and `light-dark()` are unknown there. */
export const colours: Readonly<Record<string, string>> = Object.fromEntries(
  [...palette.matchAll(COLOUR)].map(([, name = '', colour = '']) => [name, formatHex(colour) ?? '']),
);

/** A style sheet with a class for each colour, as on the pages. */
export const colourClasses: string = Object.entries(colours)
  .map(([name, colour]) => `.${name}{fill:${colour}}`)
  .join('');
