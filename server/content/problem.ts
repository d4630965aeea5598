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
  /** What the owner calls it, if its schema says so. */
  readonly label?: string | undefined;
  /** One sentence in the owner's language. */
  readonly message: string;
};

/** Sorts by file, then by line, then by column. */
export const byPlace = (one: Problem, other: Problem) =>
  one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);

/** A problem in one line, without its place: `price.amount (Precio): …`. `paint` colours the name of the field. */
export const describeProblem = ({ field, label, message }: Problem, paint = (name: string) => name) =>
  field ? `${paint(field)}${label ? ` (${label})` : ''}: ${message}` : message;

/** Formats a place as `content/plans/nivel-2.yaml:5:11`, which terminals and editors make clickable. */
export const formatPlace = ({ file, line, column }: Place) => [file, line, line && column].filter(Boolean).join(':');
