import { expect } from 'vitest';
import { FIRST_WINDOWS, notInWindow, PLAN_FIRST_WINDOWS } from '../../harness/first-window.ts';
import type { Journey } from '../journey.ts';

const pages = [...FIRST_WINDOWS, ...PLAN_FIRST_WINDOWS.slice(0, 1)];

export const firstWindow: readonly Journey[] = pages.map(({ path, seen, windows }) => ({
  name: `first window of ${path}: shows whole what sells`,
  run: async (visitor) => {
    await visitor.goTo(path);
    for (const size of windows) {
      await visitor.tab.setSize(size);
      expect(await visitor.tab.evaluate(notInWindow, seen), `${size.width} × ${size.height}`).toEqual([]);
    }
  },
}));
