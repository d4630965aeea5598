/** A way of sending: of emails, or of notifications. */
export type Transport<Item> = {
  /** As in `MAIL_TRANSPORT`, or the kind of a notification; logged. */
  readonly name: string;
  /** Resolves once the other side has accepted it, to its answer if it gives one in words (a string). Throws DeliveryError; stops when `signal` aborts. */
  readonly deliver: (item: Item, signal: AbortSignal) => Promise<unknown>;
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
  /** The other side's own words, for the desk; they may name an address. */
  readonly answer: string | undefined;

  constructor(
    code: string,
    options: Partial<Pick<DeliveryError, 'refused' | 'retryAfterMs' | 'answer' | 'cause'>> = {},
  ) {
    super(`Delivery failed: ${code}`, { cause: options.cause });
    this.code = code;
    this.refused = options.refused ?? false;
    this.retryAfterMs = options.retryAfterMs;
    this.answer = options.answer;
  }
}
