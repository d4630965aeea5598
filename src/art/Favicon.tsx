import { logo } from '../../content/logo.ts';
import palette from '../../content/palette.css?raw';
import { LANDSCAPE } from './landscape.tsx';

const THREADS =
  '.grana{fill:var(--grana)}.maiz{fill:var(--maiz)}svg{color:light-dark(var(--noche),var(--cal));fill:currentColor}';

/** The mark as a file of its own: it brings the palette along and turns pale on a dark tab. */
export function Favicon() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -8 32 32" shapeRendering="crispEdges">
      <style>{`${palette}:root{color-scheme:light dark}${THREADS}`}</style>
      {LANDSCAPE.mark}
      <use href="#mark" width={logo.width} height={logo.height} />
    </svg>
  );
}
