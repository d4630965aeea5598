import type { RunContext } from '../tests/harness/run-context.ts';

/** A cell; `meets` says whether its figure meets the goal, if there is one. */
export type Cell = { readonly text: string; readonly meets?: boolean | undefined };

/** A table of figures; the first column is left-aligned, the others right-aligned. */
export type Table = {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly (Cell | string)[])[];
  /** What was measured, and how. */
  readonly notes?: readonly string[];
};

/** A part of the benchmark. Its data are saved as JSON, from which its tables can be rendered again. */
export type Part<Data = unknown> = {
  readonly name: string;
  /** Throws Skipped when the machine lacks something. */
  measure(context: RunContext): Promise<Data>;
  tables(data: Data): readonly Table[];
};

/** A figure with a goal: green if met, red if not. */
export const judged = (text: string, meets: boolean): Cell => ({ text, meets });
/** A cell whose value must not exceed `limit`. */
export const atMost = (limit: number, value: number, write: (value: number) => string): Cell =>
  judged(write(value), value <= limit);
/** A cell whose value must reach `limit`. */
export const atLeast = (limit: number, value: number, write: (value: number) => string): Cell =>
  judged(write(value), value >= limit);
