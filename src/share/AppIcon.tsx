import { logo } from '../../content/logo.ts';
import { DRAWINGS } from '../art/drawings.tsx';
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
      <g color={threads['noche']} fill="currentColor">
        <svg
          x={(SIDE - logo.width) / 2}
          y={(SIDE - logo.height) / 2}
          width={logo.width}
          height={logo.height}
          viewBox={DRAWINGS.mark.viewBox}
        >
          {DRAWINGS.mark.art}
        </svg>
      </g>
    </svg>
  );
}
