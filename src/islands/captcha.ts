import type { Challenge, Solution } from 'altcha-lib/types';
import { routes } from '../../domain/routes.ts';
import { askProvider, type ProviderName } from './captcha-provider.ts';

/** The server takes a message that follows its challenge faster than this for a machine's (contact-flow §5). */
const MIN_AGE_MS = 2_200;

type Offer =
  | { readonly provider: 'altcha'; readonly challenge: Challenge }
  | { readonly provider: ProviderName; readonly siteKey: string };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function solveInWorker(challenge: Challenge): Promise<Solution | null> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Solution | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => resolve(data));
    worker.addEventListener('error', reject);
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

/** Asks the server what proof it wants and makes it. Undefined when none came; throws when the server was not reached. */
async function solve(): Promise<string | undefined> {
  const askedAt = Date.now();
  const response = await fetch(routes.captchaApi, { cache: 'no-store' });
  if (!response.ok) throw new Error(`captcha answered ${response.status}`);
  const offer = (await response.json()) as Offer;
  if (offer.provider !== 'altcha') return askProvider(offer.provider, offer.siteKey);
  const solution = await solveInWorker(offer.challenge);
  await wait(askedAt + MIN_AGE_MS - Date.now());
  return solution ? btoa(JSON.stringify({ challenge: offer.challenge, solution })) : undefined;
}

let pending: Promise<string | undefined> | undefined;

/** Begins to prove that a person is here, so that the proof is ready when the visitor is. Does nothing twice. */
export function prepareCaptcha(): void {
  pending ??= solve();
  // Whoever takes the proof hears of its failure; until then nobody listens.
  pending.catch(() => undefined);
}

/** The proof, to be used once: the next call makes a new one. Undefined when there is none; throws like `fetch`. */
export function takeCaptcha(): Promise<string | undefined> {
  prepareCaptcha();
  const proof = pending ?? Promise.resolve(undefined);
  pending = undefined;
  return proof;
}
