const ACCENTS = /[áéíóúüñ¿¡]/i;
const STOP_WORDS = new Set(
  'al con de del el ella ellos ese esta este esto la las le les lo los mi más muy nos nuestra nuestro para pero por que se sin sobre su sus tu un una usted y ya'.split(
    ' ',
  ),
);

/** Whether a text is Spanish: it has accented characters, or is a phrase with a Spanish stop word. */
export function isSpanish(text: string): boolean {
  const words = text.trim().toLowerCase().split(/\s+/);
  return ACCENTS.test(text) || (words.length > 1 && words.some((word) => STOP_WORDS.has(word)));
}
