import type { Bench } from '../tests/harness/bench.ts';

/** A cell, and whether its figure meets the goal when there is one. */
export type Cell = { readonly text: string; readonly meets?: boolean | undefined };

/** Figures to be read: the first column names the row, the others are aligned to the right. */
export type Table = {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly (Cell | string)[])[];
  /** Sentences on what was measured, and how. */
  readonly notes?: readonly string[];
};

/** A part of the benchmark: what it measures is kept as JSON, and its tables can be drawn again from that. */
export type Part<Data = unknown> = {
  readonly name: string;
  /** Throws Skipped where this machine lacks what is needed. */
  measure(bench: Bench): Promise<Data>;
  tables(data: Data): readonly Table[];
};

/** A figure with a goal: green where it is met, red where it is not. */
export const judged = (text: string, meets: boolean): Cell => ({ text, meets });
/** A cell that must not exceed `limit`; `write` gives its text. */
export const atMost = (limit: number, value: number, write: (value: number) => string): Cell =>
  judged(write(value), value <= limit);
/** A cell that must reach `limit`. */
export const atLeast = (limit: number, value: number, write: (value: number) => string): Cell =>
  judged(write(value), value >= limit);
