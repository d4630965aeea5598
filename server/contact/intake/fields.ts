/** The fields of a posted form or JSON object, not validated yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** False for JSON that is not an object: an array, string, number, boolean or null. */
export function isFields(body: unknown): body is Fields {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}
