import type { PictureName } from '../../domain/whitepapers/whitepaper.ts';

/** Colours that a background may have. */
export type Background = 'maiz' | 'teja' | 'cielo' | 'anil' | 'grana' | 'eucalipto';

/** Colours and crop of a whitepaper's picture, which shows an icon on the sun above the mountain. */
type SubjectPicture = {
  readonly background: Background;
  readonly sun: string;
  readonly figure: string;
  /** Left end of the visible part of the mountain, in its own units. At most 460: in a head, more would cover words. */
  readonly from: number;
};

/** No two subjects have the same combination. */
export const SUBJECT_PICTURES: Record<PictureName, SubjectPicture> = {
  server: { background: 'maiz', sun: 'eucalipto', figure: 'cal', from: 300 },
  megaphone: { background: 'teja', sun: 'maiz', figure: 'noche', from: 180 },
  cart: { background: 'cielo', sun: 'grana', figure: 'cal', from: 100 },
  clock: { background: 'anil', sun: 'maiz', figure: 'grana', from: 20 },
  mail: { background: 'grana', sun: 'cal', figure: 'anil', from: 420 },
  people: { background: 'cielo', sun: 'anil', figure: 'maiz', from: 240 },
  speech: { background: 'teja', sun: 'noche', figure: 'maiz', from: 360 },
  pin: { background: 'eucalipto', sun: 'cal', figure: 'grana', from: 460 },
};
