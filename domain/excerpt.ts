/** The beginning of a text: if longer than `limit` characters, cut between words with an ellipsis. */
export function excerpt(text: string, limit: number): string {
  if (text.length <= limit) return text;
  // Without a space, the cut may split a character that takes two code units.
  return `${text
    .slice(0, limit)
    .toWellFormed()
    .replace(/\uFFFD$|\s+\S*$/, '')}…`;
}
