import type { InboxState } from '../desk/inbox-filter.ts';
import type { LeadStatus } from '../desk/lead-status.ts';
import type { DeliveryState, LeadDone, LeadView } from '../desk/lead-views.ts';
import type { DeskAttention, DeskNotice, SignInProblem } from '../desk/views.ts';
import type { Link } from './link.ts';

type Told = { readonly title: string; readonly text: string };
type FieldWords = { readonly label: string; readonly hint?: string };

/** `content/desk.ts` */
export type DeskWords = {
  /** Title of the window, after the page's own. */
  readonly name: string;
  /** What the header says after it, in a few words. */
  readonly attention: Readonly<Record<DeskAttention, string>>;
  readonly nav: { readonly label: string; readonly links: readonly Link[]; readonly signOut: string };
  readonly signIn: {
    readonly title: string;
    readonly ask: { readonly text: string; readonly send: string; readonly have: string };
    readonly type: { readonly text: string; readonly again: string };
    readonly code: string;
    readonly enter: string;
    readonly problems: Readonly<Record<SignInProblem, string>>;
  };
  readonly notices: Readonly<Record<DeskNotice, Told>>;
  readonly statuses: Readonly<Record<LeadStatus, string>>;
  readonly deliveries: Readonly<Record<DeliveryState, string>>;
  /** Instead of them when one email tells of several requests. */
  readonly collected: Readonly<Record<Exclude<DeliveryState, 'quarantine'>, string>>;
  /** The same in the list, in short. */
  readonly together: string;
  /** An email that failed and is tried again. */
  readonly retrying: string;
  /** Why an email did not go out, by the code of the failure. */
  readonly failure: (code: string) => string;
  readonly unverified: string;
  readonly unread: string;
  readonly done: Readonly<Record<LeadDone, string>>;
  readonly inbox: {
    readonly title: string;
    readonly exportCsv: string;
    readonly undelivered: {
      readonly title: (emails: number) => string;
      readonly reason: (emails: number, reason: string) => string;
      /** The reason of all. */
      readonly onlyReason: (reason: string) => string;
      readonly show: string;
      readonly resend: string;
    };
    /** Notifications that fail, and what to do about it. */
    readonly notifications: (notifications: number, problem: string) => string;
    readonly held: (requests: number) => string;
    readonly filter: {
      readonly label: string;
      readonly search: FieldWords;
      readonly state: string;
      readonly states: Readonly<Record<InboxState, string>>;
      readonly service: string;
      readonly all: string;
      readonly general: string;
      readonly apply: string;
      readonly clear: string;
    };
    readonly list: string;
    /** Before what all leads of a list have in common. */
    readonly shared: string;
    readonly empty: string;
    /** Opens the form, to send a first request. */
    readonly tryForm: string;
    readonly none: string;
    readonly more: string;
    readonly first: string;
  };
  readonly lead: {
    readonly back: string;
    readonly next: string;
    readonly facts: Readonly<Record<'reference' | 'email' | 'phone' | 'site', string>>;
    readonly reply: string;
    readonly whatsapp: string;
    /** Without a plan the message was a general question. */
    readonly whatsappText: (name: string, plan: string | undefined) => string;
    readonly call: string;
    /** A draft of the answer; `quote` is the visitor's message, each line after a `>`. */
    readonly replyText: (name: string, received: string, quote: string) => string;
    readonly markAnswered: string;
    readonly message: string;
    readonly marks: Readonly<Record<Exclude<LeadView['mark'], null>, Told>>;
    readonly release: string;
    readonly notes: {
      readonly title: string;
      readonly status: string;
      readonly sum: FieldWords;
      readonly note: FieldWords;
      readonly save: string;
      readonly problems: { readonly sum: string; readonly note: string };
      /** Label of a note that could not be saved. */
      readonly unsaved: string;
      /** When another page saved notes since this one was opened; `saved` precedes them. */
      readonly changed: { readonly title: string; readonly saved: string; readonly text: string };
    };
    readonly delivery: {
      readonly title: string;
      readonly kinds: Readonly<Record<string, string>>;
      readonly sent: (time: string) => string;
      /** State and sentence of an email that was written to a file. */
      readonly filed: string;
      readonly filedAt: (time: string) => string;
      /** Why the last attempt of a delivery of this kind failed. */
      readonly problem: (kind: string, code: string) => string;
      readonly next: (time: string) => string;
      readonly tries: (attempts: number) => string;
      readonly resend: string;
      readonly none: string;
    };
    readonly others: (requests: number) => string;
    readonly erase: { readonly title: string; readonly text: string; readonly open: string };
  };
  readonly erase: {
    readonly title: string;
    readonly ask: (requests: number) => string;
    readonly what: string;
    readonly confirm: string;
    readonly cancel: string;
    readonly doneTitle: string;
    readonly done: (requests: number, files: number) => string;
    readonly sending: (requests: number) => string;
    readonly traces: string;
    readonly elsewhere: string;
  };
  readonly devices: {
    readonly title: string;
    readonly text: string;
    readonly unknown: string;
    readonly current: string;
    readonly since: (time: string) => string;
    readonly seen: (time: string) => string;
    readonly close: string;
    readonly closeOne: (device: string) => string;
  };
};

/** Words of the email with a code for signing in. */
export type DeskMailWords = {
  /** In place of a lead's reference. */
  readonly reference: string;
  readonly service: string;
  readonly subject: string;
  readonly paragraphs: (code: string, minutes: number) => readonly string[];
};
