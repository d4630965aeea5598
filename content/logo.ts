/** A shape of the logo, moved by `x` and `y`. Without a colour of the palette it has the colour of the text. */
type Layer = { readonly path: string; readonly colour?: 'grana' | 'maiz'; readonly x?: number; readonly y?: number };

const SUN = 'M3 0h3v1h2v2h1v3h-1v2h-2v1h-3v-1h-2v-2h-1v-3h1v-2h2z';
const HILL = 'M0 16v-2h2v-2h2v-2h2V8h1V6h2V4h2V3h4v1h1v2h2v2h2v2h2v2h2v2h2v2z';

/** The logo beside the name and in the favicon: a mountain with two yellow stripes and a red sun. */
export const logo: { readonly width: number; readonly height: number; readonly layers: readonly Layer[] } = {
  width: 24,
  height: 16,
  layers: [
    { path: SUN, colour: 'grana', x: 13 },
    { path: HILL },
    { path: HILL, colour: 'maiz', y: 3 },
    { path: HILL, y: 4 },
    { path: HILL, colour: 'maiz', y: 8 },
    { path: HILL, y: 9 },
  ],
};
