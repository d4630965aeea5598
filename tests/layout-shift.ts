import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Maximum cumulative layout shift: a twentieth of the «good» threshold. */
const LAYOUT_SHIFT = 0.005;

type Source = { readonly node?: Node; readonly previousRect: DOMRect; readonly currentRect: DOMRect };
type ShiftEntry = PerformanceEntry & { readonly value: number; readonly sources: readonly Source[] };
type Shifts = { sum: number; readonly moved: string[] };

/** Runs in the page: sums up all layout shifts, and records what moved for the error message. */
export function watchShifts() {
  const seen: Shifts = { sum: 0, moved: [] };
  Object.assign(window, { shifts: seen });
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as ShiftEntry[]) {
      seen.sum += value;
      for (const { node, previousRect, currentRect } of sources) {
        const [name, from, to] = [node?.nodeName, previousRect, currentRect].map((part) => JSON.stringify(part));
        seen.moved.push(`${name} after ${startTime} ms from ${from} to ${to}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Fails when the page has shifted since `watchShifts`. */
export async function expectNoShift(page: Page): Promise<void> {
  const { sum, moved } = await page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
  expect(sum, moved.join('\n')).toBeLessThanOrEqual(LAYOUT_SHIFT);
}

/** Runs in the page: whether first contentful paint has happened. */
export const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
