import type { Page } from 'playwright-core';
import { company } from '../../harness/unit/our-content.ts';

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
type Line = { readonly text: string; readonly box: Box; readonly frame: Box };

const SLACK_PX = 2;
const HIDDEN = '[aria-hidden=true], .hidden, svg';

/** Runs in the page: returns every visible line of text and the area to which it is clipped. */
function readLines(hidden: string): Line[] {
  const frameOf = (element: Element): Box => {
    const frame = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      // Scroll containers can show everything, and fixed elements are outside the page's flow.
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

/** The brand on the home page is a decorative logotype as wide as the viewport; the header also has it unclipped. */
const isBrand = ({ text }: Line) => company.name.includes(text);

function isClipped({ box, frame }: Line): boolean {
  // A line box is taller than its glyphs, so it may lose a quarter at top and bottom.
  const slackY = (box.bottom - box.top) / 4;
  const { left, right } = { left: box.left + SLACK_PX, right: box.right - SLACK_PX };
  return left < frame.left || right > frame.right || box.top + slackY < frame.top || box.bottom - slackY > frame.bottom;
}

/** Texts that are clipped by a box or the page edge and that scrolling cannot reveal. */
export async function clippedTexts(page: Page): Promise<string[]> {
  const lines = await page.evaluate(readLines, HIDDEN);
  if (lines.length === 0) throw new Error('The page has no text.');
  return [...new Set(lines.filter((line) => isClipped(line) && !isBrand(line)).map(({ text }) => text.slice(0, 60)))];
}
