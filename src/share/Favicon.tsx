import { logo } from '../../content/logo.ts';
import { DRAWINGS } from '../art/drawings.tsx';
import { threadClasses, threads } from './colours.ts';

const ON_DARK_TABS = `@media (prefers-color-scheme:dark){svg{color:${threads['cal']}}}`;

/**
 * The mark as a file of its own, pale on a dark tab. Its colours are written so that programs which draw it without
 * being browsers, such as those of search engines, know them too.
 */
export function Favicon() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="-4 -8 32 32"
      shapeRendering="crispEdges"
      color={threads['noche']}
      fill="currentColor"
    >
      <style>{threadClasses + ON_DARK_TABS}</style>
      <svg width={logo.width} height={logo.height} viewBox={DRAWINGS.mark.viewBox}>
        {DRAWINGS.mark.art}
      </svg>
    </svg>
  );
}
