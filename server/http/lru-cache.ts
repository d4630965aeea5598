/** A map that evicts its least recently used entry beyond `limit` entries. */
export class LruCache<Key, Value> extends Map<Key, Value> {
  readonly #limit: number;

  constructor(limit: number) {
    super();
    this.#limit = limit;
  }

  /** The value or undefined; marks the entry as used. */
  override get(key: Key): Value | undefined {
    const value = super.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  override set(key: Key, value: Value): this {
    // A map keeps the order of insertion, and each use inserts the entry again.
    this.delete(key);
    super.set(key, value);
    if (this.size > this.#limit) for (const oldest of this.keys().take(1)) this.delete(oldest);
    return this;
  }
}
