/** What a fault scenario or a benchmark receives. */
export type RunContext = {
  /** Smaller workloads, for `npm test`. */
  readonly short: boolean;
  /** Project folder of another build to compare with. */
  readonly base?: string | undefined;
  /** Seeded random number from 0 to 1: the same seed makes the same choices. */
  readonly random: () => number;
  /** Shows progress. */
  readonly progress: (text: string) => void;
  /** Registers a cleanup; cleanups run in reverse order at the end. */
  readonly closeLater: (close: () => unknown) => void;
  readonly tempFolder: () => string;
};
