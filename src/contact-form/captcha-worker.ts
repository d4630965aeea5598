import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';

/** What the worker posts: that it has begun, then the solution, or null when there is none. */
export type Posted = 'begun' | Solution | null;

/**
 * Solves a proof-of-work challenge. Errors are caught, because an
 * unhandled rejection does not fire the worker's `error` event.
 */
self.addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  self.postMessage('begun');
  try {
    // Without its limit of 90 s, which a telephone may need that does other things meanwhile.
    self.postMessage(await solveChallenge({ challenge: data, deriveKey, timeout: 0 }));
  } catch (error) {
    console.warn(error);
    self.postMessage(null);
  }
});
