import type { LeadTable } from '../store/tables.ts';

/** A stored lead on its way to the agency, or a notice of our own. */
export type Letter = Readonly<Omit<LeadTable, 'idempotency_key' | 'body_hash'>> & {
  /** Of a notice alone. */
  readonly subject?: string;
};

/** One way of getting a letter to the agency. */
export type Transport = {
  /** As in `MAIL_TRANSPORT`; goes to the log. */
  readonly name: string;
  /** Resolves once the other side has taken the letter. Throws DeliveryError; stops when `signal` aborts. */
  readonly deliver: (letter: Letter, signal: AbortSignal) => Promise<void>;
};

/**
 * A try that failed. `code` is a short word or number without personal data, fit for the log. `refused`
 * says that the other side answered with a lasting no (SMTP 5xx): tried again, but slowly.
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
