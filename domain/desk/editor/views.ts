import type { Names } from '../../content/fields.ts';
import type { Shape } from '../../content/form/shape.ts';

/** Something that stands in the way of publishing, or that may be a mistake. */
export type ContentProblem = {
  /** The file that must be corrected, as in the content folder: `plans/nivel-2.yaml`; its title and its form. */
  readonly file: string;
  readonly title: string;
  readonly href: string;
  /** Names joined by dots: `price.amount`. */
  readonly field?: string | undefined;
  readonly label?: string | undefined;
  readonly message: string;
};

/** A piece of a text before or after a change. */
export type Piece = { readonly text: string; readonly kind: 'same' | 'added' | 'removed' };
/** A value that was changed: what the owner calls it, and its words. */
export type FieldChange = { readonly label: string; readonly pieces: readonly Piece[] };
export type FileChanges = {
  readonly path: string;
  readonly title: string;
  /** Its form; absent for a file that was removed. */
  readonly href?: string | undefined;
  readonly kind: 'changed' | 'added' | 'removed';
  readonly changes: readonly FieldChange[];
};

export type ContentFileLink = {
  /** As in the content folder: `plans/nivel-2.yaml`. */
  readonly file: string;
  readonly title: string;
  readonly href: string;
  readonly price?: string | undefined;
  readonly isPending: boolean;
  readonly isHidden: boolean;
};
/** The most texts that a search shows. */
export const MOST_FOUND = 50;
/** A text of the content, what it is, and the form that changes it. */
export type FoundText = Readonly<Record<'title' | 'href' | 'label' | 'text', string>>;
export type ContentGroup = {
  readonly title: string;
  readonly files: readonly ContentFileLink[];
  /** Where another one is made. */
  readonly add?: { readonly label: string; readonly href: string } | undefined;
};

/** The list of what the site says. */
export type ContentListView = Pick<PendingView, 'failedSchedule'> & {
  readonly groups: readonly ContentGroup[];
  readonly search: string;
  readonly found: readonly FoundText[];
  /** Files with pending changes. */
  readonly pending: number;
  /** Files in which a release and the owner changed the same value, compared with the release's text. */
  readonly conflicts: readonly FileChanges[];
  /** Files that were removed and can be brought back. */
  readonly bin: readonly { readonly path: string; readonly title: string }[];
  /** Nothing was changed yet. */
  readonly isNew: boolean;
};

/** The form of a file, or of a part of it. */
export type EditView = {
  readonly title: string;
  readonly action: string;
  readonly back: string;
  /** The place of the preview from which it was opened. */
  readonly site?: string | undefined;
  /** Of a long file without a chosen part. */
  readonly parts?: readonly { readonly label: string; readonly href: string }[] | undefined;
  readonly part?: string | undefined;
  readonly shape?: Shape | undefined;
  readonly value?: unknown;
  /** The text of a Markdown file, and as readers see it, unless it cannot be shown. */
  readonly body?: string | undefined;
  readonly html?: string | undefined;
  /** The text of the file that the form was made from. */
  readonly base: string;
  /** The button by which this form was sent. */
  readonly button?: string | undefined;
  readonly problems: readonly ContentProblem[];
  /** What was changed meanwhile by somebody else. */
  readonly meanwhile?: readonly FieldChange[] | undefined;
  /** Names that were replaced, and the texts that still say them. */
  readonly mentions?: readonly { readonly name: string; readonly found: readonly FoundText[] }[] | undefined;
  /** Where the result can be looked at, and what visitors see. */
  readonly preview?: string | undefined;
  readonly live?: string | undefined;
  readonly remove?: string | undefined;
  /** Where another one is made that begins as this one. */
  readonly copy?: string | undefined;
  /** The last part of the page's address, when that can be changed. */
  readonly address?: { readonly action: string; readonly slug: string } | undefined;
  readonly isNew: boolean;
  /** What its fields may name, to choose from: photographs and logos, plans, services. */
  readonly names?: Names | undefined;
  /** What its texts may repeat by name. */
  readonly facts?: ReadonlyMap<string, string> | undefined;
};

/** What is saved and not published. */
export type PendingView = {
  /** Each with what identifies its change. */
  readonly files: readonly (FileChanges & { readonly version: string })[];
  /** The problems are those of a hidden page that was to be shown, and keep nothing from being published. */
  readonly isOfHidden?: boolean | undefined;
  /** Titles of files that others have changed since the list was shown whose button was pressed. */
  readonly meanwhile?: readonly string[] | undefined;
  readonly problems: readonly ContentProblem[];
  readonly hints: readonly ContentProblem[];
  /** Paths of those that would go with one that was to be discarded. */
  readonly together?: readonly string[] | undefined;
  /** When they are published without anybody; in milliseconds since the epoch. */
  readonly scheduledAt?: number | undefined;
  /** A moment that was sent and has passed, or is none. */
  readonly refusedMoment?: string | undefined;
  /** A moment that was sent while something must be corrected first; the form keeps it. */
  readonly typedMoment?: string | undefined;
  /** For when that was scheduled and could not be done. */
  readonly failedSchedule?: number | undefined;
};

/** Asks before a file is removed. */
export type RemoveView = {
  readonly title: string;
  readonly action: string;
  readonly back: string;
  /** One that never was published cannot be brought back. */
  readonly wasPublished: boolean;
  /** What leads to it, and what may be about it. */
  readonly problems: readonly ContentProblem[];
  readonly hints: readonly ContentProblem[];
};
