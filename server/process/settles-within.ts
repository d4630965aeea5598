import type { Clock } from './clock.ts';

/** False when `ms` pass before the promise settles. */
export async function settlesWithin(promise: Promise<unknown>, ms: number, clock: Clock): Promise<boolean> {
  const timeUp = Promise.withResolvers<boolean>();
  const cancel = clock.after(ms, () => timeUp.resolve(false));
  const settled = await Promise.race([promise.then(() => true), timeUp.promise]);
  cancel();
  return settled;
}
