import { logo } from '../../content/logo.ts';
import { LANDSCAPE } from '../art/landscape.tsx';
import { threadClasses, threads } from './colours.ts';

const SIDE = 40;

/** The mark on a square of sky, with the margin that round masks need. */
export function AppIcon() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      width="640"
      height="640"
      shapeRendering="crispEdges"
    >
      <style>{threadClasses}</style>
      <path className="cielo" d={`M0 0h${SIDE}v${SIDE}H0z`} />
      <defs>{LANDSCAPE.mark}</defs>
      <g color={threads['noche']} fill="currentColor">
        <use
          href="#mark"
          x={(SIDE - logo.width) / 2}
          y={(SIDE - logo.height) / 2}
          width={logo.width}
          height={logo.height}
        />
      </g>
    </svg>
  );
}
