/**
 * Layers of the poncho: the mountain, each time lower and in another colour. The gaps follow the k'isa rhythm (wide,
 * hairline, wide, thin, wide). `#` refers to a pattern over the colour before it.
 */
export const PONCHO_THREADS: readonly (readonly [fill: string, y: number])[] = [
  ['eucalipto', 0],
  ['maiz', 24],
  ['eucalipto', 32],
  ['grana', 56],
  ['anil', 64],
  ['#_weave-diamond', 64],
  ['grana', 112],
  ['cal', 120],
  ['anil', 128],
  ['cielo', 160],
  ['anil', 168],
  ['teja', 200],
  ['maiz', 224],
  ['teja', 232],
  ['noche', 256],
  ['#_weave-cross', 256],
  ['noche', 304],
  ['grana', 312],
  ['noche', 344],
];
