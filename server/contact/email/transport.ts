import type { LeadTable } from '../store/tables.ts';

/** What a transport sends: a stored lead, or a notice to the agency. */
export type LeadEmail = Readonly<Omit<LeadTable, 'idempotency_key' | 'body_hash'>> & {
  /** Only of a notice; the subject of a lead is composed. */
  readonly subject?: string;
};

/** A way of sending email. */
export type Transport = {
  /** As in `MAIL_TRANSPORT`; logged. */
  readonly name: string;
  /** Resolves once the other side has accepted the email. Throws DeliveryError; stops when `signal` aborts. */
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

  constructor(code: string, options: { refused?: boolean; cause?: unknown } = {}) {
    super(`Delivery failed: ${code}`, { cause: options.cause });
    this.code = code;
    this.refused = options.refused ?? false;
  }
}
