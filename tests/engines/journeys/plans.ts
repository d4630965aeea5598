import { expect } from 'vitest';
import { PHONE } from '../../browser.ts';
import { planPages } from '../../harness/plans.ts';
import type { Journey } from '../journey.ts';
import type { Visitor } from '../visitor.ts';

const WINDOWS = [PHONE, { width: 1366, height: 768 }];

/** The plan whose title and summary are longest together. */
const longest = planPages.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];

function lengthOf({ title, summary }: { title: string; summary: string }): number {
  return title.length + summary.length;
}

/** Expects price, quote button and tax note of a plan's page in the first window. */
async function checkFirstWindow(visitor: Visitor): Promise<void> {
  await visitor.goTo(longest?.path ?? '');
  for (const size of WINDOWS) {
    await visitor.tab.setSize(size);
    const bottoms = await visitor.tab.evaluate(() =>
      [...document.querySelectorAll('main > section:first-child div > div > :is(p, a, small)')].map(
        (part) => part.getBoundingClientRect().bottom,
      ),
    );
    expect(bottoms.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...bottoms), `${size.width} px`).toBeLessThanOrEqual(size.height);
  }
}

/** Expects the figures of neighbouring plan cards on one line, though only some have a line above or below. */
async function checkPriceLines(visitor: Visitor): Promise<void> {
  for (const path of new Set(planPages.map(({ service }) => service.href))) {
    await visitor.goTo(path);
    const rows = await visitor.tab.evaluate(() =>
      [...document.querySelectorAll('main ul:has(> [data-tier])')].map((list) => [
        ...new Set(
          [...list.querySelectorAll('p > span')].map((figure) => Math.round(figure.getBoundingClientRect().bottom)),
        ),
      ]),
    );
    expect(rows.length, path).toBeGreaterThan(0);
    expect(
      rows.map(({ length }) => length),
      path,
    ).toEqual(rows.map(() => 1));
  }
}

export const plans: readonly Journey[] = [
  { name: 'plan: price and quote button in the first window', run: checkFirstWindow },
  { name: 'plan cards: figures on one line', run: checkPriceLines },
];
