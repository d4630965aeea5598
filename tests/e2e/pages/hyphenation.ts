/**
 * Runs in the page: returns every word that is broken across lines. Article tables on a phone are exempt: their columns
 * are narrower than some words.
 */
export function brokenWords(): string[] {
  const broken = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (!node.parentElement?.checkVisibility()) continue;
    if (innerWidth <= 768 && node.parentElement.closest('article table')) continue;
    for (const { 0: word, index } of node.textContent?.matchAll(/[\p{L}\d]+/gu) ?? []) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.add(word);
    }
  }
  return [...broken];
}
