const ACCENTS = /[áéíóúüñ¿¡]/i;
const STOP_WORDS = new Set(
  'al con de del el ella ellos ese esta este esto la las le les lo los mi más muy nos nuestra nuestro para pero por que se sin sobre su sus tu un una usted y ya'.split(
    ' ',
  ),
);

/** True for words that a visitor would read: Spanish letters, or a phrase with a Spanish stop word. */
export function isSpanish(text: string): boolean {
  const words = text.trim().toLowerCase().split(/\s+/);
  return ACCENTS.test(text) || (words.length > 1 && words.some((word) => STOP_WORDS.has(word)));
}
