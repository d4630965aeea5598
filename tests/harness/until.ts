import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 20;
/** Generous timeout in milliseconds for conditions that are normally met quickly. */
export const PATIENCE_MS = 120_000;

/** Options for `vi.waitFor`: poll often, and time out only when the condition never holds. */
export const WAIT = { interval: 5, timeout: PATIENCE_MS };

/** Polls until `condition` holds. Throws with `what` on timeout. */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`Timed out waiting until ${what}`);
    await sleep(POLL_MS);
  }
}
