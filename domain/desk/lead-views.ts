import type { InboxFilter } from './inbox-filter.ts';
import type {
  DeliveryState,
  LeadKind,
  LeadMark,
  LeadState,
  LeadStatus,
  Notes,
  NotificationKind,
} from './lead-status.ts';

/** A line of the list: a lead, as it is stored. Times are milliseconds since the epoch. */
export type LeadRow = {
  readonly id: string;
  readonly reference: string;
  readonly received_at: number;
  readonly from_name: string;
  readonly service: string;
  /** The beginning of the message. */
  readonly excerpt: string;
  readonly status: LeadStatus;
  readonly sum_cents: number | null;
  /** Null for an unread one. */
  readonly read_at: number | null;
  /** Why it is held or its email carries a warning. */
  readonly quarantine: LeadMark | null;
  readonly state: LeadState;
  /** 1 when one email carries it with others. */
  readonly collected: number | null;
  /** Code of the email's last failure. */
  readonly last_error: string | null;
};

/** A reason why emails have not gone out, and how many. */
export type Undelivered = { readonly code: string; readonly emails: number };

/** Notifications of a kind that were tried and did not arrive. */
export type NotificationFailure = {
  readonly kind: NotificationKind;
  readonly notifications: number;
  /** Code of the latest failed attempt. */
  readonly code: string;
};

export type InboxView = {
  readonly filter: InboxFilter;
  /** When the page is shown, in milliseconds since the epoch; ages count from it. */
  readonly now: number;
  readonly rows: readonly LeadRow[];
  readonly nextHref?: string | undefined;
  readonly undelivered: readonly Undelivered[];
  /** Why the changed content folder is not shown on the site; undefined while it is. */
  readonly refusedContent?: readonly string[] | undefined;
  /** For when a publication was scheduled that could not be done; in milliseconds since the epoch. */
  readonly failedSchedule?: number | undefined;
  readonly failedNotifications: readonly NotificationFailure[];
  /** Leads in quarantine. */
  readonly held: number;
  /** The last time that a backup was restored and compared; undefined when there was none. */
  readonly drill?: { readonly at: number; readonly leads: number; readonly passed: boolean } | undefined;
};

/** An email of a lead, as it is stored. Times are milliseconds since the epoch. */
export type DeliveryView = {
  readonly kind: LeadKind;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly next_at: number;
  readonly sent_at: number | null;
  /** Sent into a file: it did not leave the machine. */
  readonly isFiled: boolean;
  readonly last_error: string | null;
  /** What the other side answered last, in its own words. */
  readonly answer: string | null;
  /** 1 when one email or notification tells of several leads, otherwise 0. */
  readonly collected: number;
};

/** A lead, under the names of its form. */
export type LeadView = Pick<LeadRow, 'reference' | 'received_at' | 'from_name' | 'service' | 'quarantine' | 'state'> & {
  readonly from_email: string;
  readonly from_phone: string;
  readonly message: string;
  /** `mailto:` link with a draft that quotes the message. */
  readonly replyHref: string;
  /** Absent if the phone cannot be a WhatsApp number. */
  readonly whatsappHref?: string | undefined;
  /** Absent if the phone is not a single number. */
  readonly callHref?: string | undefined;
  readonly deliveries: readonly DeliveryView[];
  readonly others: readonly LeadRow[];
  readonly notes: NotesView;
  /** The filter of the list from which the lead was opened. */
  readonly filter: InboxFilter;
  /** The lead that follows in that list. */
  readonly nextHref?: string | undefined;
  /** When the page is shown, in milliseconds since the epoch. */
  readonly now: number;
};

/** The agency's notes on a lead; `sum` as it was typed. */
export type NotesText = { readonly status: LeadStatus; readonly sum: string; readonly note: string };

/** The form for notes, with what was typed if it was not saved. */
export type NotesView = NotesText & {
  /** Identifies the saved notes, which the form replaces. */
  readonly version: string;
  readonly problem?: 'sum' | 'note' | undefined;
  /** What is saved now, if that happened after the page was opened. */
  readonly changed?: Notes | undefined;
};
