import type { CDPSession, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DESKTOP, test, type Visit } from '../../browser.ts';
import { TEMPLATES } from '../../harness/templates.ts';

/** A 1280×1024 viewport at 400 % zoom; the header takes a quarter of it. */
const ZOOMED = { width: 320, height: 256 };
/** Key presses between two checks. */
const BATCH = 10;
const MAX_STOPS = 400;
const FIRST = 'a[href="#_contenido"]';

type Stop = { readonly name: string; readonly isFirst: boolean; readonly covered: boolean };

/** Runs in the page: records the focused element after each key press, and whether it is completely covered. */
function recordStops(first: string) {
  const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
  const isVisible = (element: Element, { left, top, width, height }: DOMRect) =>
    shares.some((x) =>
      shares.some((y) => element.contains(document.elementFromPoint(left + width * x, top + height * y))),
    );
  const stops: Stop[] = [];
  const elements: Element[] = [];
  Object.assign(window, { stops, elements });
  addEventListener('keyup', () => {
    const element = document.activeElement;
    if (!element || element === document.body) return;
    const name = `${element.tagName} ${element.textContent?.trim().slice(0, 40) || element.ariaLabel || element.id}`;
    const covered = !isVisible(element, element.getBoundingClientRect());
    stops.push({ name, isFirst: element.matches(first), covered });
    elements.push(element);
  });
}

/** Presses Tab several times without waiting in between; the browser keeps the order. */
async function press(keyboard: CDPSession, modifiers: number) {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers };
  const types = Array.from({ length: BATCH }, () => ['rawKeyDown', 'keyUp'] as const).flat();
  await Promise.all(types.map((type) => keyboard.send('Input.dispatchKeyEvent', { type, ...key })));
}

/** Tabs on from the focused element to the first stop of the page. */
async function walk(page: Page, direction: 'forward' | 'backward'): Promise<readonly Stop[]> {
  const keyboard = await page.context().newCDPSession(page);
  await page.evaluate(() => Reflect.get(window, 'stops').splice(0));
  for (let presses = 0; presses < MAX_STOPS; presses += BATCH) {
    await press(keyboard, direction === 'forward' ? 0 : 8);
    const stops = await page.evaluate(() => Reflect.get(window, 'stops') as Stop[]);
    const end = stops.findIndex(({ isFirst }) => isFirst);
    if (end >= 0) return stops.slice(0, end);
  }
  throw new Error('The focus never returned to the first stop.');
}

async function walkBothWays(visit: Visit, path: string, viewport: typeof ZOOMED) {
  // Use a separate tab: focus ends outside the page, and the next page would not get it back.
  const page = await visit(path, { reducedMotion: 'reduce', viewport });
  await page.evaluate(recordStops, FIRST);
  await page.locator(FIRST).focus();
  const there = await walk(page, 'forward');
  // Back from the last stop, since browsers differ in what Shift+Tab does before the first.
  await page.evaluate((last) => Reflect.get(window, 'elements')[last].focus(), there.length - 1);
  const back = await walk(page, 'backward');
  expect(there.length).toBeGreaterThan(0);
  expect([...there, ...back].filter(({ covered }) => covered)).toEqual([]);
  expect(back.map(({ name }) => name)).toEqual(
    there
      .slice(0, -1)
      .map(({ name }) => name)
      .reverse(),
  );
}

describe.each([
  ['on a desktop', DESKTOP],
  ['at 400 percent zoom', ZOOMED],
])('focus is never fully covered %s, in either direction (WCAG 2.4.11)', (_, viewport) => {
  test.for(Object.entries(TEMPLATES))('on %s', ([, path], { visit }) => walkBothWays(visit, path, viewport));
});
