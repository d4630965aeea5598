/**
 * A file over that of a content folder: its new text, or of a picture where it is on this server. Null is a file that was
 * removed.
 */
export type ChangedFile = { readonly text: string; readonly changed: string } | { readonly place: string } | null;

/** What the desk changed over a content folder, by path: `content/plans/nivel-2.yaml`. */
export type Changes = Readonly<Record<string, ChangedFile>>;

export const NO_CHANGES: Changes = {};
