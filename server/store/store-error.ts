/** A store that cannot be used; the message says what to do and can be shown to the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  /** `newer`: a later release has migrated it; `older`: only an earlier release can migrate it; `notDurable`: it confirms what a power cut loses. */
  readonly reason: 'newer' | 'older' | 'notDurable' | undefined;

  constructor(message: string, reason?: 'newer' | 'older' | 'notDurable') {
    super(message);
    this.reason = reason;
  }
}
