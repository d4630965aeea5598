/** A mistake that somebody could make in `content/`, and what the check reports. */
export type Mistake = {
  readonly name: string;
  /** Path below `content/`. */
  readonly file: string;
  /** The file to copy when `file` is new. */
  readonly copyOf?: string;
  /** Returns the content with the mistake; undefined deletes the file. */
  readonly change: (right: string) => string | Uint8Array | undefined;
  /** A text in the reported line, as it is after the change; absent when the problem has no line. */
  readonly at?: string;
  readonly field?: string;
  readonly says: string;
};

export const replace = (right: RegExp, wrong: string) => (content: string) => content.replace(right, wrong);
export const append = (more: string) => (content: string) => `${content}\n${more}\n`;
/** Replaces a text within a line, which is the one that is reported. */
export const replaced = (right: RegExp, wrong: string) => ({ change: replace(right, wrong), at: wrong });
/** A mistake in a line that is added to a guide. */
export const inGuide = (name: string, line: string, says: string): Mistake => ({
  name,
  file: 'whitepapers/el-color-de-la-tinta.md',
  change: append(line),
  at: line,
  says,
});
export const asIs = (content: string) => content;
export const plan = (id: string) => `plans/${id}.yaml`;
