import type { Clock } from './clock.ts';

/** True when the promise settles first, false when the time is up first. */
export async function settlesWithin(promise: Promise<unknown>, ms: number, clock: Clock): Promise<boolean> {
  const timeUp = Promise.withResolvers<boolean>();
  const cancel = clock.after(ms, () => timeUp.resolve(false));
  const settled = await Promise.race([promise.then(() => true), timeUp.promise]);
  cancel();
  return settled;
}
