/** A store that cannot be used; the message names the variable to change and can be shown to the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
