import type { Size, Wishes } from './engine.ts';
import type { Visitor } from './visitor.ts';

/** Something that a visitor does, written once and done in every engine; its name is a row of the matrix. */
export type Journey = {
  readonly name: string;
  readonly run: (visitor: Visitor) => Promise<void>;
  /** A computer's, unless told otherwise. */
  readonly size?: Size;
  readonly wishes?: Wishes;
};
