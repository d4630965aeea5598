/** Names of the palette's colours, which drawings and style sheets require. */
export const PALETTE_COLOURS: readonly string[] = [
  'cal',
  'noche',
  'maiz',
  'grana',
  'anil',
  'eucalipto',
  'teja',
  'cielo',
];

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

/** The base colours that a palette declares, by name without the leading dashes. */
export function readThreads(css: string): Readonly<Record<string, DayAndNight>> {
  const declarations = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/--([\w-]+)\s*:\s*([^;}]+)/g);
  return Object.fromEntries([...declarations].map(([, name = '', value = '']) => [name, dayAndNight(value)]));
}
