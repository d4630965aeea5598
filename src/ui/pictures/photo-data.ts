import type { Focus } from '../../../domain/site/photo.ts';

/** A photograph ready to be shown: its files by format, and the size that reserves its place. */
export type PhotoData = {
  /** Best format first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  readonly sizes: string;
  /** In a format that every browser supports. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly focus?: Focus;
};
