import type { Content } from '../../domain/content/content.ts';
import { dayAndNight, type Palette } from '../../domain/site/palette.ts';
import { measureName } from './measure-name.ts';

/** Inline styles and scripts of every page. The content security policy allows them by hash (`astro.config.ts`). */

/** The measures of a name in ems, as custom properties that size it at a place (`Wordmark.module.css`). */
export function nameStyle(place: string, name: string): string {
  const { oneLine, twoLines, rise, drop } = measureName(name);
  const measures = { 'one-line': oneLine, 'two-lines': twoLines, rise, drop };
  return `${place}{${Object.entries(measures)
    .map(([key, ems]) => `--brand-${key}:${Number(ems.toFixed(3))}`)
    .join(';')}}`;
}

/**
 * The colours of the brand as custom properties, from which `tokens.css` derives all others; those of the day alone for
 * browsers that know no `light-dark()`.
 */
export function paletteStyle(palette: Palette): string {
  const colours = Object.entries(palette);
  const root = (each: typeof colours) => `:root{${each.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
  const days = root(colours.map(([name, value]) => [name, dayAndNight(value)[0]]));
  return `@layer tokens{${root(colours)}@supports not (color:light-dark(red,red)){${days}}}`;
}

/** What precedes all other styles: the order of the cascade layers, the palette, and the measures of the names. */
export function firstStyle({ company, home, palette }: Content): string {
  const names = nameStyle(':root', company.name) + nameStyle('h1', home.hero.title);
  return `@layer reset,tokens,base,ui,layout,sections;${paletteStyle(palette)}${names}`;
}

/** Prerenders a page when its link is hovered or pressed. */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
