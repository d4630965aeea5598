/** Maximum length of the percent-encoded body: many mail clients reject `mailto:` URLs of over 2,000 characters. */
export const MAILTO_BODY_LIMIT = 1500;

/** Fits text into the body of a `mailto:` URL; text that is too long is cut, and `ending` says so. */
export function fitMailtoBody(text: string, ending: string, limit = MAILTO_BODY_LIMIT): string {
  const wellFormed = text.replace(/\p{Surrogate}/gu, '');
  if (encodeURIComponent(wellFormed).length <= limit) return wellFormed;
  let room = limit - encodeURIComponent(ending).length;
  let kept = '';
  for (const character of wellFormed) {
    room -= encodeURIComponent(character).length;
    if (room < 0) break;
    kept += character;
  }
  return kept.trimEnd() + ending;
}
