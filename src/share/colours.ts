import { formatHex } from 'culori';
import palette from '../../content/palette.css?raw';

const THREAD = /--(\w+):\s*(?:light-dark\()?(oklch\([^)]*\))/g;

/** The threads by day as sRGB, for drawings that leave the browser: their programs know neither `oklch()` nor `light-dark()`. */
export const threads: Readonly<Record<string, string>> = Object.fromEntries(
  [...palette.matchAll(THREAD)].map(([, name = '', colour = '']) => [name, formatHex(colour) ?? '']),
);

/** A style sheet that gives each thread its class, as the pages do. */
export const threadClasses: string = Object.entries(threads)
  .map(([name, colour]) => `.${name}{fill:${colour}}`)
  .join('');
