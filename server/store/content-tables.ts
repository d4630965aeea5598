/** Published changes are what visitors read; pending ones wait until they are published. */
export type ContentStage = 'published' | 'pending';

/** What a file holds: a text, or the name of a picture in `content_picture`; neither is a file that was removed. */
export type FileState = { readonly text: string | null; readonly picture: string | null };

/** A file that the desk changed over that of the content folder. Times are milliseconds since the epoch. */
export type ContentFileTable = FileState & {
  /** As if the folder were `content`: `content/plans/nivel-2.yaml`. */
  readonly path: string;
  readonly stage: ContentStage;
  /** The text of the folder's file that the change was made over; null if it had none. */
  readonly ground: string | null;
  readonly device: string;
  readonly changed_at: number;
};

/** A publication; servers show the content of the last one. */
type PublicationTable = { readonly id: number; readonly device: string; readonly published_at: number };

export type HistoryTable = {
  readonly publication: number;
  readonly path: string;
  readonly text_before: string | null;
  readonly text_after: string | null;
  readonly picture_before: string | null;
  readonly picture_after: string | null;
};

/** An uploaded picture, named by its hash and format. */
type PictureTable = { readonly name: string; readonly bytes: Uint8Array; readonly added_at: number };

/** One row: when the pending changes are published. */
type ScheduleTable = { readonly id: number; readonly at: number; readonly device: string };

export type ContentTables = {
  content_file: ContentFileTable;
  content_publication: PublicationTable;
  content_history: HistoryTable;
  content_picture: PictureTable;
  content_schedule: ScheduleTable;
};
