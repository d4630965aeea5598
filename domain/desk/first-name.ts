/** How a person is addressed: the first name of «Rosa Chicaiza». Other texts, such as «Dr. Vega» or «rosa», stay whole. */
export function firstName(name: string): string {
  const [first = ''] = name.trim().split(/\s/, 1);
  return /^\p{Lu}\p{Ll}+$/u.test(first) ? first : name.trim();
}
