import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/**
 * Solves a proof-of-work challenge off the page's own thread; answers with the solution, or null when there is
 * none. A rejection would reach nobody: it is no `error` event of the worker.
 */
self.addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  try {
    self.postMessage(await solveChallenge({ challenge: data, deriveKey }));
  } catch (error) {
    console.warn(error);
    self.postMessage(null);
  }
});
