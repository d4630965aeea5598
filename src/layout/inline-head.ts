import { measureName } from './measure-name.ts';

/** Inline styles and scripts of every page. The content security policy allows them by hash (`astro.config.ts`). */

/** The measures of a name in ems, as custom properties that size it in hero and footer (`Wordmark.module.css`). */
export function nameStyle(name: string): string {
  const { oneLine, twoLines, rise, drop } = measureName(name);
  const measures = { 'one-line': oneLine, 'two-lines': twoLines, rise, drop };
  return `:root{${Object.entries(measures)
    .map(([key, ems]) => `--brand-${key}:${Number(ems.toFixed(3))}`)
    .join(';')}}`;
}

/** Order of the cascade layers, declared before all other styles, and the measures of the brand name. */
export const firstStyle = (name: string): string => `@layer reset,tokens,base,ui,layout,sections;${nameStyle(name)}`;

/** Prerenders a page when its link is hovered or pressed. */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
