import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;
/** How long something may take that never takes long, in milliseconds: against what never comes. */
export const PATIENCE_MS = 120_000;

/** For `vi.waitFor`: conditions are looked at often; the limit is for a condition that never comes. */
export const WAIT = { interval: 5, timeout: PATIENCE_MS };

/** Waits until `condition` holds. Throws with `what` when it has not come true in two minutes. */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`Waited in vain until ${what}`);
    await sleep(LOOK_EVERY_MS);
  }
}
