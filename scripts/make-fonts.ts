/**
 * Generates `src/fonts` and `src/styles/fonts.css`: both fonts, subset to Spanish and the weights of the design, the
 * measures of the letters in which the brand is set, and metric-adjusted fallback fonts that avoid layout shift. Run
 * `npm run fonts` after changing a font and commit the result.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { FONT_LETTERS } from '../domain/site/font-letters.ts';
import { withTablesOf } from './font-tables.ts';
import { letterTable } from './letter-table.ts';

/** The one weight of titles, prices, brand and share pictures (docs/decisions/030-one-weight-of-titles.md). */
const TITLE_WEIGHT = 880;
/** The weight whose kerning all text has. */
const KERNING_WEIGHT = 530;
const TEXT_WEIGHTS = { min: 430, max: 640 };

/** Font metrics in font units; `xWidthAvg` is the average character width of Latin text. */
type FontMetrics = { ascent: number; descent: number; unitsPerEm: number; xWidthAvg: number };

/** Copied from @capsizecss/metrics 4.3.0 (MIT), a package of 169 MB. */
const METRICS = {
  piazzollaExtraBold: { ascent: 1110, descent: -310, unitsPerEm: 1000, xWidthAvg: 457 },
  notoSerifBold: { ascent: 1069, descent: -293, unitsPerEm: 1000, xWidthAvg: 512 },
  georgiaBold: { ascent: 1878, descent: -449, unitsPerEm: 2048, xWidthAvg: 1062 },
  timesNewRomanBold: { ascent: 1825, descent: -443, unitsPerEm: 2048, xWidthAvg: 886 },
  instrumentSans: { ascent: 970, descent: -250, unitsPerEm: 1000, xWidthAvg: 458 },
  roboto: { ascent: 1900, descent: -500, unitsPerEm: 2048, xWidthAvg: 911 },
  arial: { ascent: 1854, descent: -434, unitsPerEm: 2048, xWidthAvg: 913 },
};

/** A fallback font. Each name that is not installed costs a lookup in the first layout: list few, phones' first. */
type StandIn = { family: string; local: readonly string[]; measures: FontMetrics };
/**
 * Weights that share a fallback, and a correction factor for its width, measured in a browser over the texts of every
 * page.
 */
type Band = {
  min: number;
  max: number;
  /** Highest weight that the fallback declares, if not `max`: below 600, browsers synthesize bold for heavier text. */
  declaredMax?: number;
  widening: number;
};
type Font = {
  family: string;
  name: string;
  bands: readonly Band[];
  measures: FontMetrics;
  standIns: StandIn[];
};

const fonts: readonly Font[] = [
  {
    family: 'Piazzolla',
    name: 'piazzolla',
    bands: [{ min: 640, max: 900, widening: 1.02 }],
    measures: METRICS.piazzollaExtraBold,
    standIns: [
      { family: 'Piazzolla Noto', local: ['Noto Serif Bold'], measures: METRICS.notoSerifBold },
      { family: 'Piazzolla Georgia', local: ['Georgia Bold'], measures: METRICS.georgiaBold },
      { family: 'Piazzolla Times', local: ['Liberation Serif Bold'], measures: METRICS.timesNewRomanBold },
    ],
  },
  {
    family: 'Instrument',
    name: 'instrument-sans',
    bands: [
      { min: 430, max: 499, widening: 0.992 },
      { min: 500, max: 640, declaredMax: 599, widening: 1.038 },
    ],
    measures: METRICS.instrumentSans,
    standIns: [
      { family: 'Instrument Roboto', local: ['Roboto'], measures: METRICS.roboto },
      { family: 'Instrument Arial', local: ['Arial', 'Liberation Sans'], measures: METRICS.arial },
    ],
  },
];

const percent = (part: number, decimals: number) => `${Number((part * 100).toFixed(decimals))}%`;
const averageWidth = ({ xWidthAvg, unitsPerEm }: FontMetrics) => xWidthAvg / unitsPerEm;

function standInFace(
  { family, local, measures }: StandIn,
  wanted: FontMetrics,
  { min, max, declaredMax = max, widening }: Band,
): string {
  const stretch = (averageWidth(wanted) / averageWidth(measures)) * widening;
  // Widths need more decimals: they add up along a line, while browsers round heights to whole pixels.
  const override = (value: number) => percent(value / wanted.unitsPerEm / stretch, 1);
  return `@font-face {
  font-family: "${family}";
  src: ${local.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${min} ${declaredMax};
  size-adjust: ${percent(stretch, 2)};
  ascent-override: ${override(wanted.ascent)};
  descent-override: ${override(-wanted.descent)};
}
`;
}

const ownFace = ({ family, name, bands }: Font) => `@font-face {
  font-family: ${family};
  src: url("../fonts/${name}.woff2");
  font-weight: ${bands[0]?.min} ${bands.at(-1)?.max};
  font-display: swap;
}
`;

const standInFaces = ({ bands, measures, standIns }: Font) =>
  standIns.flatMap((standIn) => bands.map((band) => standInFace(standIn, measures, band))).join('');

type Cut = { readonly wght: number | { min: number; max: number }; readonly targetFormat: 'woff2' | 'sfnt' };

/** Subsets a font to Spanish and some weights; of its features it keeps the kerning only. */
const cut = (source: Buffer, { wght, targetFormat }: Cut): Promise<Buffer> =>
  subsetFont(source, FONT_LETTERS, { targetFormat, variationAxes: { wght }, keepFeatures: ['kern'], noHinting: true });

const sourceOf = (name: string) =>
  readFile(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);

async function write(name: string, font: Buffer): Promise<void> {
  await writeFile(`src/fonts/${name}.woff2`, font);
  console.log(`${name.padEnd(16)} ${font.length} B`);
}

const piazzolla = await cut(await sourceOf('piazzolla'), { wght: TITLE_WEIGHT, targetFormat: 'woff2' });
await write('piazzolla', piazzolla);
await writeFile('src/fonts/brand-letters.json', letterTable(piazzolla, FONT_LETTERS));

const instrument = await sourceOf('instrument-sans');
const variable = await cut(instrument, { wght: TEXT_WEIGHTS, targetFormat: 'sfnt' });
const fixed = await cut(instrument, { wght: KERNING_WEIGHT, targetFormat: 'sfnt' });
const kerned = withTablesOf(variable, fixed, ['GPOS', 'GDEF']);
await write('instrument-sans', await cut(kerned, { wght: TEXT_WEIGHTS, targetFormat: 'woff2' }));
await writeFile(
  'src/styles/fonts.css',
  `/* Generated by scripts/make-fonts.ts: the web fonts, then their metric-adjusted fallback fonts. */
${fonts.map(ownFace).join('')}${fonts.map(standInFaces).join('')}`,
);
