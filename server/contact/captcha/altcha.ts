import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { z } from 'zod';
import type { Captcha, CaptchaVerdict } from './captcha.ts';

/** A quarter of a second in a browser; the settings of the library's README take phones several seconds. */
const ALGORITHM = 'PBKDF2/SHA-256';
const COST = 1_000;
const FEWEST_TRIES = 750;
const MOST_TRIES = 1_500;
/** So many times the work while more messages arrive than people send: a second in a browser, no more for the server. */
const CROWDED_FACTOR = 4;
/** How long a visitor may take over the form before the browser has to solve another one, silently. */
export const CHALLENGE_MS = 60 * 60_000;
/** Nobody writes a message in less time after touching the form. */
export const TOO_FAST_MS = 2_000;

/** What this side reads of a solution. The rest of `parameters` is kept: the signature covers all of it. */
const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      nonce: z.string(),
      data: z.looseObject({ issuedAt: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/**
 * Proof of work without a third party. `key` signs the challenges: who has it can forge them. `now` is a time that
 * every server with the key shares. The library would judge the age by its own machine's clock, so it is given none.
 */
export function openAltcha(key: string, now: () => Promise<number>): Captcha {
  return {
    async offer(isCrowded) {
      const factor = isCrowded ? CROWDED_FACTOR : 1;
      const challenge = await createChallenge({
        algorithm: ALGORITHM,
        cost: COST,
        counter: randomInt(FEWEST_TRIES * factor, MOST_TRIES * factor + 1),
        data: { issuedAt: await now() },
        deriveKey,
        hmacSignatureSecret: key,
      });
      return { provider: 'altcha', challenge };
    },
    check: async (response) => check(response, key, await now()).catch(() => ({ kind: 'refused' })),
  };
}

/** Throws what the parsers throw at what is no payload. */
async function check(response: string, key: string, now: number): Promise<CaptchaVerdict> {
  const { challenge, solution } = payloadSchema.parse(JSON.parse(Buffer.from(response, 'base64').toString()));
  const { nonce, data } = challenge.parameters;
  const ageMs = now - data.issuedAt;
  const { verified } = await verifySolution({
    challenge: challenge as unknown as Challenge,
    deriveKey,
    hmacSignatureSecret: key,
    solution,
  });
  if (!verified || Math.abs(ageMs) >= CHALLENGE_MS) return { kind: 'refused' };
  // A negative age is a clock that was set back, and no haste.
  return { kind: ageMs >= 0 && ageMs < TOO_FAST_MS ? 'tooFast' : 'passed', nonce };
}
