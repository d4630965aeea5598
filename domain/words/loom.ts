import type { Thread } from '../loom/cloth.ts';
import type { Symmetry } from '../loom/symmetry.ts';
import type { BulletWords, CallToActionWords, Seo } from './sections.ts';

/** `loomPage` in `content/pages/loom.ts`: what `/telar` says around the loom, also without script. */
export type LoomPageWords = {
  readonly seo: Seo;
  readonly title: string;
  readonly text: string;
  readonly motifs: {
    readonly title: string;
    readonly intro: string;
    /** Label of the link that brings a motif to the loom, and what a screen reader adds to it. */
    readonly weave: { readonly label: string; readonly more: (motif: string) => string };
    readonly items: readonly {
      /** A drawing of `src/art/motifs.ts`. */
      readonly motif: 'diamond' | 'peak' | 'cross' | 'path' | 'seed' | 'stairs';
      readonly title: string;
      readonly text: string;
    }[];
  };
  /** How a belt is read. */
  readonly reading: BulletWords;
  readonly call: CallToActionWords;
};

/** `loom` in `content/pages/loom.ts`: the controls of the loom and what it announces. */
export type LoomWords = {
  readonly label: string;
  readonly threads: { readonly title: string; readonly names: Readonly<Record<Thread, string>> };
  readonly hint: { readonly pointer: string; readonly touch: string; readonly keyboard: string };
  readonly grid: {
    readonly label: string;
    /** Name of a cell; rows and columns count from 1. */
    readonly cell: (row: number, column: number, thread: string) => string;
    readonly empty: string;
  };
  readonly scroll: { readonly back: string; readonly forward: string };
  readonly work: {
    readonly title: string;
    readonly undo: string;
    readonly redo: string;
    readonly clear: string;
  };
  readonly symmetry: Readonly<Record<keyof Symmetry, string>> & { readonly title: string };
  readonly keep: {
    readonly title: string;
    readonly text: string;
    readonly svg: string;
    readonly png: string;
    readonly link: string;
    /** Instead of `link`, where the system shares files: the picture with the link, and the words sent with them. */
    readonly share: string;
    readonly message: string;
    /** Label of the field with the link, shown where the browser does not copy. */
    readonly field: string;
    /** File name without its ending. */
    readonly file: string;
  };
  /** Weaves the cloth into the mountain. */
  readonly hill: { readonly text: string; readonly weave: string };
  /** What the status line says; `thread` is undefined if several threads changed. */
  readonly said: {
    readonly thread: (thread: string) => string;
    readonly undone: (stitches: number, thread: string | undefined) => string;
    readonly redone: (stitches: number, thread: string | undefined) => string;
    readonly nothing: { readonly undo: string; readonly redo: string };
    readonly cleared: string;
    readonly loaded: string;
    readonly symmetry: (name: string, on: boolean) => string;
    readonly saved: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly onHill: string;
    readonly offHill: string;
  };
  readonly altered: { readonly title: string; readonly text: string };
  /** Shown when the script of the loom could not be loaded; the next touch tries again. */
  readonly failed: { readonly title: string; readonly text: string };
};
