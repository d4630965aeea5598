import type { Page } from 'playwright-core';

/** Runs in the page: keeps what live regions come to say and where the focus goes. */
function record() {
  const LIVE = '[role=status], [role=alert]';
  const heard: string[] = [];
  Object.assign(window, { heard });
  const wordsOf = ({ innerHTML }: Element) =>
    innerHTML
      .replace(/<[^>]*>|\s+/g, ' ')
      .replace(/ +/g, ' ')
      .trim();
  const say = (region: Element) => {
    const line = `${region.role}: ${wordsOf(region)}`;
    if (wordsOf(region) && heard.at(-1) !== line) heard.push(line);
  };
  const regionsOf = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    return [element?.closest(LIVE), ...(element?.querySelectorAll(LIVE) ?? [])].filter((found) => found != null);
  };
  new MutationObserver((changes) => {
    const changed = changes.flatMap(({ type, target, addedNodes }) =>
      // What was added is looked into; its surroundings only as far as they are a region themselves.
      type === 'characterData' ? [target] : [...addedNodes],
    );
    new Set(changed.flatMap(regionsOf)).forEach(say);
  }).observe(document, { subtree: true, childList: true, characterData: true });
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    const label = target.id ? document.querySelector(`label[for=${target.id}]`) : null;
    heard.push(`focus: ${wordsOf(label ?? target)}`);
  });
}

/**
 * Listens, from the page's next visit on, to what a screen reader would say by itself: live regions that fill and
 * the element that takes the focus. `takeHeard` gives what was heard since it was last asked.
 */
export async function listenAsScreenReader(page: Page) {
  await page.addInitScript(record);
  return { takeHeard: () => page.evaluate(() => (Reflect.get(window, 'heard') as string[]).splice(0)) };
}
