import type { Challenge, Solution } from 'altcha-lib/types';
import { routes } from '../../domain/routes.ts';
import { openProvider, type ProviderName } from './captcha-provider.ts';

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

/** Gives the proof once it is wanted; undefined when there is none. */
type Prover = () => Promise<string | undefined>;

/** Asks the server what proof it wants, and makes it as far as can be done ahead. Throws when it was not reached. */
async function prepare(): Promise<Prover> {
  const askedAt = Date.now();
  const response = await fetch(routes.captchaApi, { cache: 'no-store' });
  if (!response.ok) throw new Error(`captcha answered ${response.status}`);
  const offer = (await response.json()) as Offer;
  if (offer.provider !== 'altcha') return openProvider(offer.provider, offer.siteKey);
  const solution = await solveInWorker(offer.challenge);
  await wait(askedAt + MIN_AGE_MS - Date.now());
  const proof = solution ? btoa(JSON.stringify({ challenge: offer.challenge, solution })) : undefined;
  return async () => proof;
}

let pending: Promise<Prover> | undefined;

/** Begins to prove that a person is here, so that the proof is ready when the visitor is. Does nothing twice. */
export function prepareCaptcha(): void {
  pending ??= prepare();
  // Whoever takes the proof hears of its failure; until then nobody listens.
  pending.catch(() => undefined);
}

/** The proof, to be used once: the next call makes a new one. Undefined when there is none; throws like `fetch`. */
export async function takeCaptcha(): Promise<string | undefined> {
  prepareCaptcha();
  const prover = pending;
  pending = undefined;
  return (await prover)?.();
}
