import { expect } from 'vitest';
import { planPages } from '../../harness/plans.ts';
import type { Journey } from '../journey.ts';
import type { Visitor } from '../visitor.ts';

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

export const plans: readonly Journey[] = [{ name: 'plan cards: figures on one line', run: checkPriceLines }];
