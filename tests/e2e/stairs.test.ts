import { expect } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { test } from '../browser.ts';

const STEP_PX = 56;

test.for([routes.services, routes.webDevelopment, routes.hosting, routes.graphicDesign])(
  'plans of %s rise by one step from level to level, and stand on one floor',
  async (path, { visit }) => {
    const page = await visit(path);
    const stairs = await page.locator('ul:has(> [data-tier="3"])').evaluateAll((lists) =>
      lists.map(({ children }) => {
        const boxes = [...children].slice(0, 3).map((plan) => plan.getBoundingClientRect());
        return {
          tops: boxes.map(({ top }) => Math.round((boxes[2] as DOMRect).top - top)),
          feet: new Set(boxes.map(({ bottom }) => Math.round(bottom))).size,
        };
      }),
    );
    expect(stairs.length).toBeGreaterThan(0);
    for (const stair of stairs) expect(stair).toEqual({ tops: [-2 * STEP_PX, -STEP_PX, 0], feet: 1 });
  },
);
