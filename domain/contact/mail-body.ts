/** The longest text of a `mailto:` address, as it stands there: many mail programs refuse an address of 2,000. */
export const MAIL_BODY_LIMIT = 1500;

/**
 * A text as a `mailto:` address can carry it: whole, or its beginning and the notice that the rest is missing.
 * Half a character, which no address can hold, is left out.
 */
export function fitMailBody(text: string, notice: string): string {
  const sound = text.replace(/\p{Surrogate}/gu, '');
  if (encodeURIComponent(sound).length <= MAIL_BODY_LIMIT) return sound;
  const ending = `…\n\n${notice}`;
  let room = MAIL_BODY_LIMIT - encodeURIComponent(ending).length;
  let kept = '';
  for (const character of sound) {
    room -= encodeURIComponent(character).length;
    if (room < 0) break;
    kept += character;
  }
  return kept.trimEnd() + ending;
}
