/** A store that cannot be used; the message says what to do and can be shown to the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
