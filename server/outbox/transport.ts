/** A way of sending: of emails, or of notifications. */
export type Transport<Item> = {
  /** As in `MAIL_TRANSPORT`, or the kind of a notification; logged. */
  readonly name: string;
  /** Resolves once the other side has accepted it. Throws DeliveryError; stops when `signal` aborts. */
  readonly deliver: (item: Item, signal: AbortSignal) => Promise<void>;
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
