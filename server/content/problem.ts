/** A spot in `content/`. */
export type Place = {
  /** Path from the root of the repository. */
  readonly file: string;
  /** From 1; absent when the whole file is meant. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
};

/** Something in `content/` that must be corrected before the site is built. */
export type Problem = Place & {
  /** Path of the field: `price.amount`. */
  readonly field?: string | undefined;
  /** One sentence in the owner's language. */
  readonly message: string;
};

/** Sorts by file, then by line, then by column. */
export const byPlace = (one: Problem, other: Problem) =>
  one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);

/** Formats a place as `content/plans/nivel-2.yaml:5:11`, which terminals and editors make clickable. */
export const formatPlace = ({ file, line, column }: Place) => [file, line, line && column].filter(Boolean).join(':');
