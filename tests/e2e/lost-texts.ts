import type { Page } from 'playwright-core';
import { company } from '../../content/company.ts';

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
type Line = { readonly text: string; readonly box: Box; readonly frame: Box };

const SLACK_PX = 2;
const HIDDEN = '[aria-hidden=true], .hidden, svg';

/** In the page: every line of text that is shown, and the part of the page that shows what is in its place. */
function readLines(hidden: string): Line[] {
  const frameOf = (element: Element): Box => {
    const frame = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      // What scrolls shows everything in time, and what is fixed stands outside the page.
      if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') return frame;
      const edge = around.getBoundingClientRect();
      if (overflowX !== 'visible' || around === document.documentElement) {
        frame.left = Math.max(frame.left, edge.left);
        frame.right = Math.min(frame.right, edge.right);
      }
      if (overflowY === 'visible') continue;
      frame.top = Math.max(frame.top, edge.top);
      frame.bottom = Math.min(frame.bottom, edge.bottom);
    }
    return frame;
  };
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (!textContent?.trim() || !parentElement?.checkVisibility() || parentElement.closest(hidden)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const frame = frameOf(parentElement);
    for (const { left, top, right, bottom } of range.getClientRects())
      lines.push({ text: textContent.trim(), box: { left, top, right, bottom }, frame });
  }
  return lines;
}

/** Home's brand is a logotype, as wide as the window: in wider letters its ends stand out. The bar has it whole. */
const isBrand = ({ text }: Line) => text === company.name;

function isCut({ box, frame }: Line): boolean {
  // A line is taller than its letters: the air above and below them is no loss.
  const air = (box.bottom - box.top) / 4;
  const { left, right } = { left: box.left + SLACK_PX, right: box.right - SLACK_PX };
  return left < frame.left || right > frame.right || box.top + air < frame.top || box.bottom - air > frame.bottom;
}

/** Texts that cannot be read whole, however one scrolls: they stand out of a box that cuts them, or of the page. */
export async function lostTexts(page: Page): Promise<string[]> {
  const lines = await page.evaluate(readLines, HIDDEN);
  if (lines.length === 0) throw new Error('The page has no text.');
  return [...new Set(lines.filter((line) => isCut(line) && !isBrand(line)).map(({ text }) => text.slice(0, 60)))];
}
