import { formatHex } from 'culori';
import { readDerived } from '../../domain/site/derived-colour.ts';
import { dayAndNight, type Palette, readProperties } from '../../domain/site/palette.ts';
import tokens from '../styles/tokens.css?raw';

/** Colours of a palette by name, in sRGB. */
export type SrgbColours = Readonly<Record<keyof Palette, string>>;

/** A palette's colours in the light theme as sRGB, for images drawn outside a browser: SVG libraries know few notations. */
export function srgbColours(palette: Palette): SrgbColours {
  const days = Object.entries(palette).map(([name, value]) => [name, formatHex(dayAndNight(value)[0]) ?? '']);
  return Object.fromEntries(days);
}

const PAGE = readProperties(tokens).get('page') ?? '';

/**
 * The background of pages in the two themes as sRGB, which `--page` of the tokens, `value`, takes and derives from the
 * palette.
 * @throws Error if it is not `light-dark()` of a colour of the palette and one derived from it.
 */
export function pageColours(palette: Palette, value = PAGE): readonly [day: string, night: string] {
  const coloursOf = (thread = '') => dayAndNight(palette[thread as keyof Palette] ?? '');
  const [day, night] = dayAndNight(value);
  const derived = readDerived(night);
  const [light] = coloursOf(/^var\(--([\w-]+)\)$/.exec(day)?.[1]);
  const [, origin] = coloursOf(derived?.thread);
  const [page, dark] = [formatHex(light), formatHex(derived?.from(origin) ?? '')];
  if (!page || !dark) throw new Error('tokens.css: --page has no colours for day and night');
  return [page, dark];
}

/** Markup with the colours of a palette written out, because SVG libraries know no custom properties. */
export const withColours = (markup: string, colours: SrgbColours): string =>
  markup.replace(/var\(\s*--([\w-]+)\s*\)/g, (_, name: keyof Palette) => colours[name] ?? 'currentColor');

/** A style sheet with a class for each colour, as on the pages. */
export const colourClasses = (colours: SrgbColours): string =>
  Object.entries(colours)
    .map(([name, colour]) => `.${name}{fill:${colour}}`)
    .join('');
