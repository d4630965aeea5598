import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;
const PATIENCE_MS = 120_000;

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
