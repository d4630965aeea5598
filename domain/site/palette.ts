/** Names of the palette's colours, which drawings and style sheets require. */
export const PALETTE_COLOURS = ['cal', 'noche', 'maiz', 'grana', 'anil', 'eucalipto', 'teja', 'cielo'] as const;

/** The brand's colours by name: each a colour in CSS notation, or `light-dark()` of two. */
export type Palette = Readonly<Record<(typeof PALETTE_COLOURS)[number], string>>;

/** A colour in the light and in the dark theme, in CSS notation. */
export type DayAndNight = readonly [day: string, night: string];

/** Text with commas only within parentheses, three deep at most: `oklch(from var(--a) 0.5 calc(min(c, 1)) h)`. */
const COLOUR = String.raw`(?:[^(),]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+`;
/** `light-dark(a, b)` */
const PAIR = new RegExp(`^light-dark\\((?<day>${COLOUR}),(?<night>${COLOUR})\\)$`);

/** A palette colour in the light and in the dark theme; a single value serves both. */
export function dayAndNight(value: string): DayAndNight {
  const { day = value, night = value } = PAIR.exec(value.trim())?.groups ?? {};
  return [day.trim(), night.trim()];
}

/** The custom properties of a style sheet by name without dashes; of one that is repeated, the first value. */
export function readProperties(css: string): ReadonlyMap<string, string> {
  const declarations = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/--([\w-]+)\s*:\s*([^;}]+)/g);
  return new Map([...declarations].map(([, name = '', value = '']) => [name, value.trim()] as const).toReversed());
}
