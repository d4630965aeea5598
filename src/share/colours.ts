import { formatHex } from 'culori';
import palette from '../../content/palette.css?raw';
import { readDerived } from '../../domain/site/derived-colour.ts';
import { readThreads } from '../../domain/site/palette.ts';
import tokens from '../styles/tokens.css?raw';

/** A palette's colours in the light theme as sRGB, for images drawn outside a browser: SVG libraries know few notations. */
export const srgbColours = (css: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(readThreads(css)).map(([name, [day]]) => [name, formatHex(day) ?? '']));

/** The colours of our palette. */
export const colours = srgbColours(palette);

/** The background of pages by day and by night as sRGB. */
export const pageColours = readPageColours(palette, tokens);

/**
 * The background of pages in the two themes, which `--page` of the tokens takes and derives from the palette.
 * @throws Error if `--page` is not `light-dark()` of a colour of the palette and one derived from it.
 */
export function readPageColours(paletteCss: string, tokensCss: string): readonly [day: string, night: string] {
  const threads = readThreads(paletteCss);
  const [day = '', night = ''] = readThreads(tokensCss)['page'] ?? [];
  const [light = ''] = threads[/^var\(--([\w-]+)\)$/.exec(day)?.[1] ?? ''] ?? [];
  const derived = readDerived(night);
  const [, origin = ''] = threads[derived?.thread ?? ''] ?? [];
  const [page, dark] = [formatHex(light), formatHex(derived?.from(origin) ?? '')];
  if (!page || !dark) throw new Error('tokens.css: --page has no colours for day and night');
  return [page, dark];
}

/** Markup with the colours of a palette written out, because SVG libraries know no custom properties. */
export const withColours = (markup: string, palette = colours): string =>
  markup.replace(/var\(\s*--([\w-]+)\s*\)/g, (_, name: string) => palette[name] ?? 'currentColor');

/** A style sheet with a class for each colour, as on the pages. */
export const colourClasses: string = Object.entries(colours)
  .map(([name, colour]) => `.${name}{fill:${colour}}`)
  .join('');
