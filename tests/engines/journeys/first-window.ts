import { expect } from 'vitest';
import { FIRST_WINDOWS, notInWindow, WINDOWS } from '../../harness/first-window.ts';
import type { Journey } from '../journey.ts';

export const firstWindow: readonly Journey[] = FIRST_WINDOWS.map(({ path, seen }) => ({
  name: `first window of ${path}: shows whole what sells`,
  run: async (visitor) => {
    await visitor.goTo(path);
    for (const size of WINDOWS) {
      await visitor.tab.setSize(size);
      expect(await visitor.tab.evaluate(notInWindow, seen), `${size.width} × ${size.height}`).toEqual([]);
    }
  },
}));
