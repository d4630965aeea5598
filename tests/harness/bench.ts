/** What a scenario or a measurement is given to work with; all that it opens is closed when it ends, last first. */
export type Bench = {
  /** Smaller numbers, for `npm test`. */
  readonly short: boolean;
  /** Folder of another build of the site to compare with, when one was given. */
  readonly base?: string | undefined;
  /** From 0 to 1, seeded: a run with the same seed makes the same choices. */
  readonly random: () => number;
  /** Says how far it is. */
  readonly progress: (text: string) => void;
  readonly closeLater: (close: () => unknown) => void;
  readonly tempFolder: () => string;
};
