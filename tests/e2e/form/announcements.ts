import type { Page } from 'playwright-core';

/** Runs in the page: records live-region announcements and focus changes. */
function record() {
  const LIVE = '[role=status], [role=alert]';
  const announced: string[] = [];
  Object.assign(window, { announced });
  const wordsOf = ({ innerHTML }: Element) =>
    innerHTML
      .replace(/<[^>]*>|\s+/g, ' ')
      .replace(/ +/g, ' ')
      .trim();
  const say = (region: Element) => {
    const line = `${region.role}: ${wordsOf(region)}`;
    if (wordsOf(region) && announced.at(-1) !== line) announced.push(line);
  };
  const regionsOf = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    return [element?.closest(LIVE), ...(element?.querySelectorAll(LIVE) ?? [])].filter((found) => found != null);
  };
  new MutationObserver((changes) => {
    const changed = changes.flatMap(({ type, target, addedNodes }) =>
      // Not `target` for added nodes: it may contain live regions that have not changed.
      type === 'characterData' ? [target] : [...addedNodes],
    );
    new Set(changed.flatMap(regionsOf)).forEach(say);
  }).observe(document, { subtree: true, childList: true, characterData: true });
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    const label = target.id ? document.querySelector(`label[for=${target.id}]`) : null;
    // The name of an element, as far as the form's elements have one, is all that is said of it.
    announced.push(`focus: ${label ? wordsOf(label) : (target.ariaLabel ?? wordsOf(target))}`);
  });
}

/**
 * Records, from the next navigation on, what a screen reader announces by itself: live regions and the focused
 * element. `takeAnnouncements` returns and clears the record.
 */
export async function listenAsScreenReader(page: Page) {
  await page.addInitScript(record);
  return { takeAnnouncements: () => page.evaluate(() => (Reflect.get(window, 'announced') as string[]).splice(0)) };
}
