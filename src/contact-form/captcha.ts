import type { Challenge, Solution } from 'altcha-lib/types';
import { type CaptchaOffer, MIN_CHALLENGE_AGE_MS } from '../../domain/contact/protocol.ts';
import { routes } from '../../domain/routes.ts';
import { openProvider } from './captcha-provider.ts';
import type { Posted } from './captcha-worker.ts';
import { pause } from './retry.ts';

/** Time limit for the server's answer about the captcha; after that the message is sent without one. */
export const PROOF_LIMIT_MS = 15_000;
/** Time limit for the work once the message is sent, after which a slow telephone may send without a captcha. */
const WORK_LIMIT_MS = 12_000;
/** Time limit for the worker's file, which may never arrive on a bad line. */
const BEGIN_LIMIT_MS = 8_000;
/** Counted from the response, so that a slow one makes no visitor too fast; with a margin for the clocks of the two. */
const MIN_AGE_MS = MIN_CHALLENGE_AGE_MS + 100;

/** Rejects where workers do not run, as where an extension forbids them, or do not begin, and at the end of `limit`. */
async function solveInWorker(challenge: Challenge, limit: AbortSignal): Promise<Solution | null> {
  limit.throwIfAborted();
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
  const solved = new Promise<Solution | null>((resolve, reject) => {
    const silence = setTimeout(reject, BEGIN_LIMIT_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<Posted>) => {
      clearTimeout(silence);
      if (data !== 'begun') resolve(data);
    });
    worker.addEventListener('error', reject);
    limit.addEventListener('abort', reject);
    worker.postMessage(challenge);
  });
  return solved.finally(() => worker.terminate());
}

/** The proof; undefined without a solution. */
async function solve(challenge: Challenge, limit: AbortSignal): Promise<string | undefined> {
  const solution = await solveInWorker(challenge, limit).catch((error: unknown) => void console.warn(error));
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}

/** Returns the proof; undefined when there is none. */
type Prover = () => Promise<string | undefined>;

/**
 * Asks the server which captcha it wants, and begins to solve it; the prover waits for that. Throws without a response, so
 * that the next attempt asks again.
 */
async function prepare(): Promise<Prover> {
  const response = await fetch(routes.captchaApi, { cache: 'no-store', signal: AbortSignal.timeout(PROOF_LIMIT_MS) });
  if (!response.ok) throw new Error(`captcha answered ${response.status}`);
  const offer = (await response.json()) as CaptchaOffer;
  if (offer.provider !== 'altcha') return openProvider(offer.provider, offer.siteKey);
  const limit = new AbortController();
  const work = Promise.all([solve(offer.challenge, limit.signal), pause(MIN_AGE_MS)]);
  return async () => {
    setTimeout(() => limit.abort(), WORK_LIMIT_MS);
    // Once more where the worker failed: its file may not have arrived.
    return (await work)[0] ?? solve(offer.challenge, limit.signal);
  };
}

/** False without the Web Crypto API, as on pages served over plain HTTP, and in browsers that cannot end a request in time. */
export const canProve = () => 'subtle' in crypto && 'randomUUID' in crypto && 'timeout' in AbortSignal;

let pending: Promise<Prover> | undefined;

/** Prepares the captcha before the message is sent, to save the visitor the wait. Does nothing if that has begun. */
export function prepareCaptcha(): void {
  if (!canProve()) return;
  pending ??= prepare();
  // Avoids an unhandled rejection; `takeProver` returns the same promise.
  pending.catch(() => undefined);
}

/** The prepared prover, for one use. Throws when it could not be prepared. */
export async function takeProver(): Promise<Prover> {
  const prover = pending ?? prepare();
  pending = undefined;
  return prover;
}
