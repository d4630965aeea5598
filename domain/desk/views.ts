import type { FiguresView } from '../visits/figures.ts';
import type { Done } from './done.ts';
import type { HistoryView } from './editor/history-views.ts';
import type { PhotosView } from './editor/photo-views.ts';
import type { ContentListView, EditView, PendingView, RemoveView } from './editor/views.ts';
import type { InboxFilter } from './inbox-filter.ts';
import type { InboxView, LeadView } from './lead-views.ts';
import type { deskWords } from './words.ts';

/**
 * What the server passes to the page of the desk, `src/desk/Desk.astro`, which shows the one view that it finds in
 * `Astro.locals.desk`.
 */
export type DeskViews = {
  readonly signIn: SignInView;
  readonly notice: NoticeView;
  readonly devices: DevicesView;
  readonly inbox: InboxView;
  readonly lead: LeadView;
  readonly erase: EraseView;
  readonly figures: FiguresView;
  readonly digest: DigestView;
  readonly content: ContentListView;
  readonly edit: EditView;
  readonly pending: PendingView;
  readonly history: HistoryView;
  readonly remove: RemoveView;
  readonly photos: PhotosView;
};

export type DeskView = keyof DeskViews;
export type DeskLocals = { readonly [View in DeskView]?: DeskViews[View] } & {
  /** Absent while nobody is signed in, and when it could not be read. */
  readonly attention?: DeskAttention | undefined;
  /** What became of the form before this page. */
  readonly done?: Done | undefined;
};

/** What the desk needs: nothing, a look at what waits, or a hand with emails that were not delivered. */
export type DeskAttention = 'well' | 'waiting' | 'failed';

/** An email as plain text. `isSent` is false when the settings keep it from being sent. */
export type DigestView = { readonly subject: string; readonly text: string; readonly isSent: boolean };

export type SignInView = {
  /** `ask` offers to send a code, `type` has the field for it. */
  readonly step: 'ask' | 'type';
  readonly problem?: SignInProblem | undefined;
  /** Seconds until another code may be mailed. */
  readonly waitS?: number | undefined;
  /** The page to open after sign-in. */
  readonly next?: string | undefined;
};

/** `over`: the browser has no valid code any more. */
export type SignInProblem = 'wrong' | 'over' | 'mailLimit' | 'mailDown';

/** A signed-in browser. Times are milliseconds since the epoch. */
export type DeviceView = {
  readonly id: string;
  /** Browser and system; empty when unknown. */
  readonly device: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly isThis: boolean;
};
export type DevicesView = { readonly devices: readonly DeviceView[] };

export type DeskNotice = keyof typeof deskWords.notices;
export type NoticeView = {
  readonly notice: DeskNotice;
  readonly signedIn: boolean;
  /** The filter of the list to which the page leads back. */
  readonly filter?: InboxFilter | undefined;
  /** Where the browser is redirected at once. */
  readonly onwards?: string | undefined;
  /** A note that was not saved. */
  readonly unsaved?: string | undefined;
  /** A form of the content that was not saved, as it was sent, to send again. */
  readonly again?: string | undefined;
  /** Where to sign in, for browsers that are not and would get further. */
  readonly signIn?: string | undefined;
};

export type EraseView = {
  /** The filter of the list from which the lead was opened. */
  readonly filter: InboxFilter;
  readonly reference: string;
  readonly email: string;
  readonly references: readonly string[];
  /** Identifies the list of them. */
  readonly version: string;
  /** Some of them came after the page was shown on which this was confirmed. */
  readonly hasMore?: boolean;
  /** What was deleted; absent while the page asks for confirmation. */
  readonly erased?: { readonly rows: number; readonly clean: boolean } | undefined;
};
