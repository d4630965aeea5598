import { BELTS } from './belts.ts';
import { bitmap, disc } from './motif.ts';
import { PONCHO_THREADS } from './poncho-threads.ts';

/**
 * Outline of Ilaló seen from the valley, shared by hero, footer and scenes: heights in steps of 8 units, one for every 16
 * units from the left.
 */
const RIDGE = [
  15, 15, 16, 16, 16, 16, 17, 18, 18, 19, 20, 21, 23, 24, 25, 25, 26, 26, 27, 27, 28, 28, 29, 30, 32, 33, 34, 36, 38,
  40, 41, 42, 43, 43, 44, 44, 44, 44, 44, 44, 43, 42, 41, 41, 41, 41, 41, 41, 42, 42, 42, 43, 43, 42, 41, 41, 39, 37,
  36, 35, 34, 33, 33, 33, 32, 32, 32, 31, 30, 28, 27, 26, 24, 23, 21, 21, 20, 19, 18, 18, 17, 17, 16, 16, 15, 15, 15,
  15, 14, 14,
];
const step = (height: number, index: number) => (height === RIDGE[index - 1] ? '' : `V${420 - 8 * height}`);
const MOUNTAIN = `M0 420${RIDGE.map((height, index) => `${step(height, index)}h16`).join('')}V420z`;

/** Definitions for `<use>` and `url()`: the mountain, its cloth (the poncho), the sun and the patterns. */
export const SharedDrawings = () => (
  <defs>
    <path id="_mountain" d={MOUNTAIN} />
    <symbol id="_poncho" viewBox="0 0 1440 420" preserveAspectRatio="none">
      {PONCHO_THREADS.map(([fill, y]) =>
        fill.startsWith('#') ? (
          <use key={fill} href="#_mountain" y={y} fill={`url(${fill})`} />
        ) : (
          <use key={y} href="#_mountain" y={y} className={fill} />
        ),
      )}
      <use href="#_mountain" fill="url(#_weave)" />
    </symbol>
    <pattern id="_weave" width="16" height="8" patternUnits="userSpaceOnUse">
      <path className="noche" opacity=".1" d="M0 0h8v4h8v4h-8v-4h-8z" />
    </pattern>
    {/* No background: a pattern always has the page's theme, but the drawing that it fills may have the other. */}
    <pattern id="_weave-diamond" width="84" height="48" patternUnits="userSpaceOnUse">
      <path className="maiz" transform="translate(0 4)scale(6)" d={bitmap(BELTS.diamond)} />
    </pattern>
    <pattern id="_weave-cross" width="48" height="48" patternUnits="userSpaceOnUse">
      <path className="cal" transform="scale(6)" d={bitmap(BELTS.cross)} />
    </pattern>
    <symbol id="_sky" viewBox="0 0 22 22">
      <path d={disc(22)} />
    </symbol>
  </defs>
);
