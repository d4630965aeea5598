import type { Clock } from './clock.ts';

/** True if the promise resolves within `ms`, otherwise false. Rejects if the promise does. */
export async function settlesWithin(promise: Promise<unknown>, ms: number, clock: Clock): Promise<boolean> {
  const timeUp = Promise.withResolvers<boolean>();
  const cancel = clock.after(ms, () => timeUp.resolve(false));
  const settled = await Promise.race([promise.then(() => true), timeUp.promise]);
  cancel();
  return settled;
}
