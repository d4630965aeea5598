import { company } from '../../content/company.ts';

/** Inline styles and scripts of every page. The content security policy allows them by hash (`astro.config.ts`). */

/** Order of the cascade layers, declared before all other styles, and the length of the brand name, which sizes the hero. */
export const FIRST_STYLE = `@layer reset,tokens,base,ui,layout,sections;:root{--brand-letters:${[...company.name].length}}`;

/** Prerenders a page when its link is hovered or pressed. */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
