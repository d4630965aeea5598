import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

/** A colour on which, or behind which, another one is shown, and the contrast ratio that the two need. */
export type Neighbour = { readonly colour: string; readonly needed: number };

const toOklch = converter('oklch');
/** Step of lightness (OKLCH, 0 to 1), too small for the eye to notice. */
const STEP = 0.005;

/** True when a colour has the contrast that each of its neighbours needs. */
export const isReadable = (colour: string, neighbours: readonly Neighbour[]): boolean =>
  neighbours.every((neighbour) => wcagContrast(colour, neighbour.colour) >= neighbour.needed);

/**
 * The colour itself as sRGB if it has enough contrast with its neighbours, else the nearest lighter or darker shade of
 * the same hue that has enough; undefined when there is none, or when the text is not a colour.
 */
export function nearestReadable(colour: string, neighbours: readonly Neighbour[]): string | undefined {
  const given = toOklch(colour);
  if (!given) return undefined;
  for (let away = 0; away <= 1; away += STEP) {
    for (const l of [given.l + away, given.l - away]) {
      if (l < 0 || l > 1) continue;
      const shade = formatHex(away === 0 ? given : clampChroma({ ...given, l }, 'oklch'));
      if (isReadable(shade, neighbours)) return shade;
    }
  }
  return undefined;
}
