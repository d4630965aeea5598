import type { FiguresView } from '../visits/figures.ts';
import type { InboxFilter } from './inbox-filter.ts';
import type { LeadStatus } from './lead-status.ts';

/**
 * What the server passes to each page of the desk. A page is a file of `src/pages/escritorio`, which reads its view
 * from `Astro.locals.desk`; the page of a view is `DESK_PAGES`.
 */
export type DeskViews = {
  readonly signIn: SignInView;
  readonly notice: NoticeView;
  readonly devices: DevicesView;
  readonly inbox: InboxView;
  readonly lead: LeadView;
  readonly erase: EraseView;
  readonly figures: FiguresView;
};

export type DeskView = keyof DeskViews;
export type DeskLocals = { readonly [View in DeskView]?: DeskViews[View] };

/** Path of the page that shows a view. */
export const DESK_PAGES: Readonly<Record<DeskView, string>> = {
  signIn: '/escritorio/entrar',
  notice: '/escritorio/aviso',
  devices: '/escritorio/dispositivos',
  inbox: '/escritorio',
  lead: '/escritorio/solicitud',
  erase: '/escritorio/borrar',
  figures: '/escritorio/cifras',
};

export type SignInView = {
  /** `ask` offers to send a code, `type` has the field for it. */
  readonly step: 'ask' | 'type';
  readonly problem?: SignInProblem | undefined;
  /** The page to open after sign-in. */
  readonly next?: string | undefined;
};

export type SignInProblem = 'wrong' | 'tooMany' | 'mailLimit' | 'mailDown';

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

/** Why a page is not shown. */
export type DeskNotice =
  | 'insecure'
  | 'notFound'
  | 'method'
  | 'origin'
  | 'unavailable'
  | 'malformed'
  | 'arriving'
  | 'ended';
export type NoticeView = {
  readonly notice: DeskNotice;
  readonly signedIn: boolean;
  /** Where the browser is redirected at once. */
  readonly onwards?: string | undefined;
  /** A note that was not saved because the session had ended, and where to sign in again. */
  readonly unsaved?: { readonly note: string; readonly signIn: string } | undefined;
};

/** Delivery state of a lead's email; `quarantine` for a held lead, which has none. */
export type DeliveryState = 'pending' | 'sending' | 'sent' | 'dead' | 'quarantine';

/** A line of the list. */
export type LeadRow = {
  readonly id: string;
  readonly reference: string;
  readonly receivedAt: number;
  readonly name: string;
  readonly service: string;
  /** The beginning of the message. */
  readonly excerpt: string;
  readonly status: LeadStatus;
  readonly sumCents: number | null;
  readonly isUnread: boolean;
  /** Its email carries a warning, or it is held. */
  readonly isMarked: boolean;
  readonly state: DeliveryState;
  /** The email has failed, for good or until its next try. */
  readonly hasFailed: boolean;
};

export type InboxView = {
  readonly filter: InboxFilter;
  readonly rows: readonly LeadRow[];
  /** Address of the next page. */
  readonly nextHref?: string | undefined;
  /** Reasons why emails have not gone out, with the number of emails for each. */
  readonly undelivered: readonly { readonly code: string; readonly emails: number }[];
  readonly failedNotifications: readonly {
    readonly kind: 'telegram' | 'webhook';
    readonly notifications: number;
    readonly code: string;
  }[];
  /** Leads in quarantine. */
  readonly held: number;
  readonly done?: LeadDone | undefined;
};

/** Outcomes of a form, shown on the next page. */
export const LEAD_DONE = ['anotada', 'en-cola', 'enviandose', 'aceptada', 'retenida', 'sin-cambio'] as const;
export type LeadDone = (typeof LEAD_DONE)[number];

/** An email of a lead. Times are milliseconds since the epoch. */
export type DeliveryView = {
  readonly kind: string;
  readonly state: Exclude<DeliveryState, 'quarantine'>;
  readonly attempts: number;
  readonly nextAt: number;
  readonly sentAt: number | null;
  readonly lastError: string | null;
};

export type LeadView = {
  readonly reference: string;
  readonly receivedAt: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly service: string;
  readonly site: string;
  readonly message: string;
  /** Why it is held or its email carries a warning. */
  readonly mark: 'honeypot' | 'too-fast' | 'unverified' | 'captcha-unreachable' | null;
  readonly state: DeliveryState;
  readonly replyHref: string;
  /** Absent if the phone cannot be a WhatsApp number. */
  readonly whatsappHref?: string | undefined;
  readonly deliveries: readonly DeliveryView[];
  readonly others: readonly LeadRow[];
  readonly notes: NotesView;
  readonly done?: LeadDone | undefined;
};

/** The agency's notes on a lead; `sum` as it was typed. */
export type NotesView = {
  readonly status: LeadStatus;
  readonly sum: string;
  readonly note: string;
  readonly problem?: 'sum' | 'note' | undefined;
};

export type EraseView = {
  readonly reference: string;
  readonly email: string;
  readonly references: readonly string[];
  /** What was deleted; absent while the page asks for confirmation. */
  readonly erased?: { readonly rows: number; readonly files: number; readonly clean: boolean } | undefined;
};
