/** A value without what says nothing: blank texts and nulls of groups. A list keeps its items. */
export function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks);
  if (typeof value !== 'object' || value === null) return value;
  const said = Object.entries(value).filter(([, one]) => one !== undefined && one !== null && one !== '');
  return Object.fromEntries(said.map(([key, one]) => [key, withoutBlanks(one)]));
}
