import type { PictureName } from '../../domain/whitepapers/whitepaper.ts';

/** A thread that makes a sky. */
export type Sky = 'maiz' | 'teja' | 'cielo' | 'anil' | 'grana' | 'eucalipto';

/** What a whitepaper's picture is woven in: its sky, its sun, the figure in the sun, and where Ilaló is seen from. */
type Rising = {
  readonly sky: Sky;
  readonly sun: string;
  readonly figure: string;
  /** Left end of the stretch of the mountain, in its own units. */
  readonly from: number;
};

/** One for each subject, no two alike: the sun that rises over Ilaló carries what the text is about. */
export const RISINGS: Record<PictureName, Rising> = {
  server: { sky: 'maiz', sun: 'eucalipto', figure: 'cal', from: 300 },
  megaphone: { sky: 'teja', sun: 'maiz', figure: 'noche', from: 620 },
  cart: { sky: 'cielo', sun: 'grana', figure: 'cal', from: 100 },
  clock: { sky: 'anil', sun: 'maiz', figure: 'grana', from: 760 },
  mail: { sky: 'grana', sun: 'cal', figure: 'anil', from: 420 },
  people: { sky: 'cielo', sun: 'anil', figure: 'maiz', from: 240 },
  speech: { sky: 'teja', sun: 'noche', figure: 'maiz', from: 700 },
  pin: { sky: 'eucalipto', sun: 'cal', figure: 'grana', from: 520 },
};
