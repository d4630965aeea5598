/**
 * A later release has migrated it; only an earlier one can migrate it; servers of an earlier one work on it; a power cut loses
 * what it confirms; no room is left; of an SQLite file only the write-ahead log is there.
 */
type Reason = 'newer' | 'older' | 'notRestarted' | 'notDurable' | 'full' | 'logAlone';

/** A store that cannot be used; the message says what to do and can be shown to the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly reason: Reason | undefined;

  constructor(message: string, reason?: Reason) {
    super(message);
    this.reason = reason;
  }
}
