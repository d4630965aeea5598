/** What a scenario found; numbers it does not speak of are left out. No problem means that it passed. */
export type Outcome = {
  /** Messages whose sender was told that they are safe. */
  readonly acknowledged?: number;
  /** How many of those reached the agency. */
  readonly delivered?: number;
  readonly lost?: number;
  /** Letters that arrived although their twin already had. */
  readonly repeated?: number;
  /** 99th percentile of an acknowledged POST, in milliseconds. Reported, never judged. */
  readonly p99Ms?: number;
  readonly notes?: string;
  readonly problems: readonly string[];
};

/** What a scenario is given to work with; all that it opens is closed when it ends, last first. */
export type Bench = {
  /** Smaller numbers, for `npm test`. */
  readonly short: boolean;
  /** From 0 to 1, seeded: a run with the same seed makes the same choices. */
  readonly random: () => number;
  /** Says how far the scenario is. */
  readonly progress: (text: string) => void;
  readonly closeLater: (close: () => unknown) => void;
  readonly tempFolder: () => string;
};

export type Scenario = {
  readonly name: string;
  readonly run: (bench: Bench) => Promise<Outcome>;
};

/** Thrown where a scenario cannot run on this machine; the table says so loudly. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}
