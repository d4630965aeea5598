import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/**
 * Solves a proof-of-work challenge; posts the solution, or null when there is none. Errors are caught, because an
 * unhandled rejection does not fire the worker's `error` event.
 */
self.addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  try {
    self.postMessage(await solveChallenge({ challenge: data, deriveKey }));
  } catch (error) {
    console.warn(error);
    self.postMessage(null);
  }
});
