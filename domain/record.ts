/** The values of a posted form, a JSON object or a mapping in YAML by name, not validated yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** False for a list and for everything that has no names. */
export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a value has at a path; undefined where that leads nowhere. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value);
