/** Returns `compute` with its result kept for each object that it was given, as long as that object exists. */
export function memoize<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const kept = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = kept.get(key) ?? { value: compute(key) };
    kept.set(key, found);
    return found.value;
  };
}
