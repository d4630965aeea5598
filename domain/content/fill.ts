/** A name in braces: `{company.town}`. */
const NAME = /\{([^{}]*)\}/g;

/** The names in braces that a text contains. */
export const namesIn = (text: string): readonly string[] => [...text.matchAll(NAME)].map(([, name = '']) => name);

/** Whether all names in braces that are left in a text are among those that the program fills in. */
export const hasOnly =
  (values: readonly string[]) =>
  (text: string): boolean =>
    namesIn(text).every((name) => values.includes(name));

/** Replaces the names in braces that `values` has; others stay. */
export const fillKnown = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(NAME, (given, name: string, at: number) => {
    const value = values.get(name);
    return value === undefined ? given : fitSentence(name, value, text.slice(0, at));
  });

/** Fills a text with values that only the program knows, such as a reference. Throws for a name without a value. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(NAME, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}}`);
    return String(value);
  });

/** A price such as «Desde $299» begins with a small letter unless it begins a sentence. */
function fitSentence(name: string, value: string, before: string): string {
  const beginsSentence = /(?:^|[.!?…]["»)]?\s+|[¿¡«]|\n\s*)$/.test(before);
  return beginsSentence || !name.startsWith('price.') ? value : value.charAt(0).toLowerCase() + value.slice(1);
}
