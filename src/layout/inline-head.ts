import { company } from '../../content/company.ts';

/** What every page prints inline. The security policy allows these texts by their hashes (`astro.config.ts`). */

/** The order of the cascade layers, which no later style can change, and the length of the brand, which sizes the hero. */
export const FIRST_STYLE = `@layer reset,tokens,base,ui,layout,sections;:root{--brand-letters:${[...company.name].length}}`;

/** Prerenders a link that is about to be followed (on hover or pointer down). */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
