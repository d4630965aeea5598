import { company } from '../../content/company.ts';

/** What every document holds as it is written here. Their hashes are in the security policy. */

/**
 * Marks a page that is read from its top: what is far below is laid out when it comes near. One that is opened at a
 * place within it, or come back to, is laid out whole, so that it can be shown there; so is one whose keys are used,
 * which may go anywhere.
 */
const FROM_TOP =
  "let e=performance.getEntriesByType('navigation')[0];if(e?.type=='navigate'&&!e.name.includes('#'))d.top='';onkeydown=()=>delete d.top;";

/**
 * Marks a page that comes with a transition until it is there. A page that is itself in the transition's picture
 * takes no clicks: so only the one that goes is. A browser may give a transition up.
 */
const COMING =
  "onpagereveal=async({viewTransition:v})=>{if(v){d.coming='';await Promise.allSettled([v.ready,v.finished]);delete d.coming}};";

/**
 * Asks for the fonts once the page is painted with what stands in for them, so that they delay nothing that can be read,
 * and gives each to the page when it is there. Later pages of a visit have them at hand and begin with them: the referrer
 * tells. The rules are those for a page without script (`fonts.css`); a sheet that has an address is not ours. The
 * manifest, too, is called so only then: a browser asks for it and its icons as soon as it is named. All this may happen
 * more than once and does the same.
 */
const FONTS =
  "let l,f=()=>(l??=[...document.styleSheets].filter(x=>!x.href).flatMap(x=>[...x.cssRules]).filter(x=>x.conditionText=='(scripting: none)').flatMap(x=>[...x.cssRules]).map(({style:x})=>new FontFace(x.fontFamily,x.src,{weight:x.fontWeight}))).map(x=>x.load().then(x=>document.fonts.add(x),()=>{}));if(document.referrer.startsWith(location.origin))f();new PerformanceObserver(()=>{f();let m=self.manifest;if(m)m.rel='manifest'}).observe({type:'paint'});";

/**
 * Puts back the theme that the visitor chose. Until one is chosen nothing is set and the page follows the
 * system; where storage is forbidden it follows the system too.
 */
const THEME = "try{let t=localStorage.theme;if(t=='dark'||t=='light')d.theme=t}catch{}";

/** Stands at the head's end (`astro.config.ts`). */
export const FIRST_SCRIPT = `{let d=document.documentElement.dataset;${FROM_TOP}${COMING}${FONTS}${THEME}}`;

/** The order of the layers, which no later style can change, and the length of the brand, which sizes the hero. */
export const FIRST_STYLE = `@layer reset,tokens,base,ui,layout,sections;:root{--brand-letters:${[...company.name].length}}`;

/** A link that is about to be followed is drawn ahead, so that the next page is there when it is. */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
