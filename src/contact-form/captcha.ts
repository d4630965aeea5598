import type { Challenge, Solution } from 'altcha-lib/types';
import { type CaptchaOffer, MIN_CHALLENGE_AGE_MS } from '../../domain/contact/protocol.ts';
import { routes } from '../../domain/routes.ts';
import { openProvider } from './captcha-provider.ts';
import { pause } from './retry.ts';

/** Time limit for the captcha; after that the form shows an error. */
export const PROOF_LIMIT_MS = 15_000;
/** Counted from the response, so that a slow one makes no visitor too fast; with a margin for the clocks of the two. */
const MIN_AGE_MS = MIN_CHALLENGE_AGE_MS + 100;

function solveInWorker(challenge: Challenge): Promise<Solution | null> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Solution | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => resolve(data));
    worker.addEventListener('error', reject);
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

/** Returns the proof; undefined when there is none. */
type Prover = () => Promise<string | undefined>;

/** Asks the server which captcha it wants, and solves it as far as possible in advance. Throws when that fails. */
async function prepare(): Promise<Prover> {
  const response = await fetch(routes.captchaApi, { cache: 'no-store' });
  if (!response.ok) throw new Error(`captcha answered ${response.status}`);
  const offer = (await response.json()) as CaptchaOffer;
  if (offer.provider !== 'altcha') return openProvider(offer.provider, offer.siteKey);
  const [solution] = await Promise.all([solveInWorker(offer.challenge), pause(MIN_AGE_MS)]);
  const proof = solution ? btoa(JSON.stringify({ challenge: offer.challenge, solution })) : undefined;
  return async () => proof;
}

/** False without the Web Crypto API, as on pages served over plain HTTP, and in browsers that cannot end a request in time. */
export const canProve = () => 'subtle' in crypto && 'randomUUID' in crypto && 'timeout' in AbortSignal;

/** Rejects after the time limit, so that the next attempt asks again. */
async function prepareInTime(): Promise<Prover> {
  const prover = await Promise.race([prepare(), pause(PROOF_LIMIT_MS)]);
  if (!prover) throw new Error('no answer about the captcha');
  return prover;
}

let pending: Promise<Prover> | undefined;

/** Prepares the captcha before the message is sent, to save the visitor the wait. Does nothing if that has begun. */
export function prepareCaptcha(): void {
  if (!canProve()) return;
  pending ??= prepareInTime();
  // Avoids an unhandled rejection; `takeProver` returns the same promise.
  pending.catch(() => undefined);
}

/** The prepared prover, for one use; undefined without Web Crypto. Throws when it could not be prepared. */
export async function takeProver(): Promise<Prover | undefined> {
  prepareCaptcha();
  const prover = pending;
  pending = undefined;
  return prover;
}
