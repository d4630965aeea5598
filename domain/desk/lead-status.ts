/** Status of a lead at the agency: new, answered, won or lost. */
export const LEAD_STATUSES = ['nueva', 'respondida', 'ganada', 'perdida'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

export const isLeadStatus = (word: unknown): word is LeadStatus => LEAD_STATUSES.includes(word as LeadStatus);

/**
 * Why a lead is suspicious. `honeypot` leads are held: not sent, but reported daily. `too-fast`, `unverified` (posted by
 * the browser itself) and `captcha-unreachable` are sent with a warning.
 */
export type LeadMark = 'honeypot' | 'too-fast' | 'unverified' | 'captcha-unreachable';

export type DeliveryState = 'pending' | 'sending' | 'sent' | 'dead';
/** State of a lead's email; `quarantine` for a held lead, which has none. */
export type LeadState = DeliveryState | 'quarantine';

/** Notifications of a new lead: to the owner's telephone, and to a program of the agency's. */
export const NOTIFICATION_KINDS = ['telegram', 'webhook'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
/** Whether a kind, or the transport of that name, is a notification's; the others send emails. */
export const isNotification = (name: string): name is NotificationKind =>
  NOTIFICATION_KINDS.some((known) => known === name);
/** What tells the agency of a lead, or of several leads together. */
export type TellingKind = 'email' | NotificationKind;
/** What may be delivered of a lead: `ack` is the acknowledgement to the visitor. */
export type LeadKind = TellingKind | 'ack';

/** What the agency notes about a lead. */
export type Notes = { readonly status: LeadStatus; readonly sumCents: number | null; readonly note: string };

/** Names of the fields of the form for notes. */
export const NOTES_FIELDS = {
  status: 'estado',
  sum: 'suma',
  note: 'nota',
  /** Of a button that gives a new lead the status in its value. */
  mark: 'marcar',
  /** Identifies the notes that the form replaces. */
  version: 'anterior',
} as const;

/** Longest sum as it is typed, and longest note, in characters. */
export const SUM_LENGTH = 40;
export const NOTE_LIMIT = 4_000;
/** Largest sum, in cents: ten million dollars. */
export const SUM_LIMIT_CENTS = 1_000_000_000;

/**
 * Reads a sum of dollars as cents: `1.250`, `1,250.50`, `1250,5`, `$ 300`. The last point or comma followed by one or
 * two digits begins the cents. Null for empty text; undefined for text that is not a sum, or a sum beyond the limit.
 */
export function readSum(typed: string): number | null | undefined {
  const text = typed.replace(/[\s$]/g, '');
  if (text === '') return null;
  const [, whole = '', fraction = ''] = /^(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (whole === '') return undefined;
  const cents = Number(whole.replace(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
  return cents <= SUM_LIMIT_CENTS ? cents : undefined;
}
