import type { LeadTable } from '../store/tables.ts';

/** What a transport sends: a stored lead, or a notice to the agency. */
export type LeadEmail = Readonly<Omit<LeadTable, 'idempotency_key' | 'body_hash' | 'search_text'>> & {
  /** Subject, plain text and HTML of a notice; those of a lead's email are composed from the lead. */
  readonly subject?: string;
  /** Only of the notice of leads that are told together: how many, and the address of the desk, if there is one. */
  readonly collection?: { readonly requests: number; readonly link?: string };
  readonly body?: { readonly text: string; readonly html: string };
};

/** A way of sending email, or a notification of a lead. */
export type Transport = {
  /** As in `MAIL_TRANSPORT`, or the kind of a notification; logged. */
  readonly name: string;
  /** Resolves once the other side has accepted it. Throws DeliveryError; stops when `signal` aborts. */
  readonly deliver: (email: LeadEmail, signal: AbortSignal) => Promise<void>;
};

/**
 * A failed attempt. `code` is a word or number without personal data, for the log. `refused` marks a permanent
 * rejection (SMTP 5xx), which is retried slowly.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly code: string;
  readonly refused: boolean;
  /** How long the other side asks to be left alone. */
  readonly retryAfterMs: number | undefined;

  constructor(code: string, options: { refused?: boolean; retryAfterMs?: number | undefined; cause?: unknown } = {}) {
    super(`Delivery failed: ${code}`, { cause: options.cause });
    this.code = code;
    this.refused = options.refused ?? false;
    this.retryAfterMs = options.retryAfterMs;
  }
}
