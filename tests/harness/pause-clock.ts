import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { WAIT } from './until.ts';

/**
 * Stops the timers of a page, whose clock is installed. Playwright needs a time ahead of the page's, which a busy machine
 * may have passed when the page hears of it: then this tries again.
 */
export async function pauseClock({ clock }: Pick<Page, 'clock'>): Promise<void> {
  await vi.waitFor(() => clock.pauseAt(Date.now() + 1_000), WAIT);
}
