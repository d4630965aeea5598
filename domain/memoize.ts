/** Returns `compute` with its result kept for each object that it was given, as long as that object exists. */
export function memoize<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const kept = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = kept.get(key);
    if (found) return found.value;
    const value = compute(key);
    kept.set(key, { value });
    return value;
  };
}
