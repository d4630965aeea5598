/** Measures of a font in its own units; `xWidthAvg` is the width of an average letter of Latin text. */
export type FontMetrics = {
  readonly ascent: number;
  readonly descent: number;
  readonly unitsPerEm: number;
  readonly xWidthAvg: number;
};

const metrics = (ascent: number, descent: number, unitsPerEm: number, xWidthAvg: number): FontMetrics => ({
  ascent,
  descent,
  unitsPerEm,
  xWidthAvg,
});

/** Copied from @capsizecss/metrics 4.3.0 (MIT), which reads them from the font files. The package itself is 169 MB. */
export const METRICS = {
  piazzollaExtraBold: metrics(1110, -310, 1000, 457),
  notoSerifBold: metrics(1069, -293, 1000, 512),
  georgiaBold: metrics(1878, -449, 2048, 1062),
  timesNewRomanBold: metrics(1825, -443, 2048, 886),
  instrumentSans: metrics(970, -250, 1000, 458),
  roboto: metrics(1900, -500, 2048, 911),
  arial: metrics(1854, -434, 2048, 913),
} as const;
