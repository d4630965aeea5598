/**
 * Writes `src/styles/belts.css`: each belt's figure as a mask, so that its colour comes from the element
 * and follows the theme. Run `npm run belts` after changing `src/art/belts.ts`; a test compares the two.
 */
import { writeFile } from 'node:fs/promises';
import { BELTS } from '../src/art/belts.ts';
import { bitmap, sizeOf } from '../src/art/motif.ts';

/** The style sheet that `src/styles/belts.css` must hold. */
export function beltsCss(): string {
  const lines = Object.entries(BELTS).map(([name, drawing]) => {
    const [width, height] = sizeOf(drawing);
    const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' shape-rendering='crispEdges'><path fill-rule='evenodd' d='${bitmap(drawing)}'/></svg>`;
    return `    --${name}: url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E')}");`;
  });
  return `@layer tokens {\n  :root {\n${lines.join('\n')}\n  }\n}\n`;
}

if (import.meta.main) await writeFile('src/styles/belts.css', beltsCss());
