import type { Challenge, Solution } from 'altcha-lib/types';
import { type CaptchaOffer, MIN_CHALLENGE_AGE_MS } from '../../domain/contact/protocol.ts';
import { routes } from '../../domain/routes.ts';
import { openProvider } from './captcha-provider.ts';
import { pause } from './retry.ts';

/** How long it may take to get the means of a proof: beyond that the form shows an error. */
export const PROOF_LIMIT_MS = 15_000;
/** A margin over what the server marks as too fast, for the time that the challenge was under way. */
const MIN_AGE_MS = MIN_CHALLENGE_AGE_MS + 200;

function solveInWorker(challenge: Challenge): Promise<Solution | null> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Solution | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => resolve(data));
    worker.addEventListener('error', reject);
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

/** Gives the proof once it is wanted; undefined when there is none. */
type Prover = () => Promise<string | undefined>;

/** Asks the server what proof it wants, and makes it as far as can be done ahead. Throws when it was not reached. */
async function prepare(): Promise<Prover> {
  const askedAt = Date.now();
  const response = await fetch(routes.captchaApi, { cache: 'no-store' });
  if (!response.ok) throw new Error(`captcha answered ${response.status}`);
  const offer = (await response.json()) as CaptchaOffer;
  if (offer.provider !== 'altcha') return openProvider(offer.provider, offer.siteKey);
  const solution = await solveInWorker(offer.challenge);
  await pause(askedAt + MIN_AGE_MS - Date.now());
  const proof = solution ? btoa(JSON.stringify({ challenge: offer.challenge, solution })) : undefined;
  return async () => proof;
}

/** False where the browser has neither hashes nor random keys: on a page that came over plain http. */
export const canProve = () => 'subtle' in crypto && 'randomUUID' in crypto;

/** One that hangs counts as one that failed, so that the next try asks anew. */
async function prepareInTime(): Promise<Prover> {
  const prover = await Promise.race([prepare(), pause(PROOF_LIMIT_MS)]);
  if (!prover) throw new Error('no answer about the captcha');
  return prover;
}

let pending: Promise<Prover> | undefined;

/** Begins to prove that a person is here, so that the proof is ready when the visitor is. Does nothing twice. */
export function prepareCaptcha(): void {
  if (!canProve()) return;
  pending ??= prepareInTime();
  // Whoever takes the proof hears of its failure; until then nobody listens.
  pending.catch(() => undefined);
}

/** What gives the proof, to be used once: the next call makes a new one. Throws when the server was not reached. */
export async function takeProver(): Promise<Prover | undefined> {
  prepareCaptcha();
  const prover = pending;
  pending = undefined;
  return prover;
}
