/** A CSS block: its prelude, the preludes of enclosing blocks, and its own declarations. */
export type Block = { readonly prelude: string; readonly around: readonly string[]; readonly declarations: string[] };

/** The blocks of a style sheet, outer ones before inner ones. */
export function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  const open: Block[] = [];
  let pending = '';
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [token] of bare.matchAll(/"[^"]*"|'[^']*'|[{};]|[^{};"']+/g)) {
    if (token === '{') {
      const block = { prelude: pending.trim(), around: open.map(({ prelude }) => prelude), declarations: [] };
      blocks.push(block);
      open.push(block);
      pending = '';
    } else if (token === ';' || token === '}') {
      if (pending.trim()) open.at(-1)?.declarations.push(pending.trim());
      if (token === '}') open.pop();
      pending = '';
    } else {
      pending += token;
    }
  }
  return blocks;
}

const sets = ({ declarations }: Block, property: string) =>
  declarations.some((line) => line.startsWith(`${property}:`));
const isReducedMotion = (prelude: string) => /prefers-reduced-motion:\s*reduce/.test(prelude);

/** Blocks outside every cascade layer, which would override all layers. */
export const unlayered = (blocks: readonly Block[]) =>
  blocks.filter(({ prelude, around }) => around.length === 0 && !/^@layer \S+$/.test(prelude));

/** Blocks with `!important` outside reduced motion. */
export const important = (blocks: readonly Block[]) =>
  blocks.filter(
    ({ around, declarations }) =>
      !around.some(isReducedMotion) && declarations.some((line) => /!\s*important/.test(line)),
  );

/** Blocks with both `animation` and `animation-timeline`: the shorthand resets the timeline, and lightningcss merges them. */
export const brokenTimelines = (blocks: readonly Block[]) =>
  blocks.filter((block) => sets(block, 'animation') && sets(block, 'animation-timeline'));
