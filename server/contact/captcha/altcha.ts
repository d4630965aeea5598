import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { z } from 'zod';
import { MIN_CHALLENGE_AGE_MS } from '../../../domain/contact/protocol.ts';
import type { Captcha, CaptchaVerdict } from './captcha.ts';

/** Takes a browser about a quarter of a second. The settings in the library's README take phones several seconds. */
const ALGORITHM = 'PBKDF2/SHA-256';
const COST = 1_000;
const MIN_COUNTER = 750;
const MAX_COUNTER = 1_500;
/** Multiplies the work while traffic is high: about a second in a browser. Verifying costs the same as before. */
const HARDER_FACTOR = 4;
/** Lifetime of a challenge; after it the browser silently solves another one. */
export const CHALLENGE_MS = 60 * 60_000;

/** The part of a payload that the server reads. `parameters` is loose, because the signature covers all of it. */
const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({ nonce: z.string(), data: z.looseObject({ issuedAt: z.number() }) }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/**
 * Self-hosted proof of work. `key` signs the challenges and is secret; `now` is a clock that all servers with the key
 * share. The library would check expiry by the local clock, so challenges carry no expiry and the age is checked here.
 */
export function openAltcha(key: string, now: () => Promise<number>): Captcha {
  return {
    async offer(isHarder) {
      const factor = isHarder ? HARDER_FACTOR : 1;
      const challenge = await createChallenge({
        algorithm: ALGORITHM,
        cost: COST,
        counter: randomInt(MIN_COUNTER * factor, MAX_COUNTER * factor + 1),
        data: { issuedAt: await now() },
        deriveKey,
        hmacSignatureSecret: key,
      });
      return { provider: 'altcha', challenge };
    },
    check: async (response) => check(response, key, await now()).catch(() => ({ kind: 'refused' })),
  };
}

/** Throws when the payload cannot be parsed. */
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
  // A negative age means that the clock was set back.
  return { kind: ageMs >= 0 && ageMs < MIN_CHALLENGE_AGE_MS ? 'tooFast' : 'passed', nonce };
}
