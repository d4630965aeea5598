import { hash } from 'node:crypto';
import { z } from 'zod';
import type { ExternalCaptcha } from '../../../domain/contact/protocol.ts';
import type { Env } from '../../config/env.ts';
import { fetchBounded } from '../../http/bounded-fetch.ts';
import { LruCache } from '../../http/lru-cache.ts';
import type { Clock } from '../../process/clock.ts';
import type { Log } from '../../process/log.ts';
import type { Captcha } from './captcha.ts';

/** The verification endpoint of each provider, and the hostname in the responses of its official test keys. */
const PROVIDERS: Readonly<Record<ExternalCaptcha, { readonly url: string; readonly testHostname: string }>> = {
  turnstile: { url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify', testHostname: 'example.com' },
  hcaptcha: { url: 'https://api.hcaptcha.com/siteverify', testHostname: 'dummy-key-pass' },
  recaptcha: { url: 'https://www.google.com/recaptcha/api/siteverify', testHostname: 'testkey.google.com' },
};
/** Short, because the visitor waits for the response. */
export const VERIFY_MS = 3_000;
/** A token is verified once; until its message is stored, a retry comes with the same one. */
const MOST_PASSED = 1_000;
/** No provider's tokens live longer. The marks of used ones must outlive it. */
export const PASSED_MS = 5 * 60_000;
/** Matches error codes that are not the visitor's fault: wrong keys, or a failure of the provider. */
const OUR_FAULT = /secret|sitekey|internal-error/;

const verificationSchema = z.object({
  success: z.boolean(),
  hostname: z.string().default(''),
  'error-codes': z.array(z.string()).default([]),
});

/** `readEnv` guarantees both keys for an external provider. */
export type ProviderEnv = Pick<
  Env,
  'CAPTCHA_SITE_KEY' | 'CAPTCHA_SECRET' | 'CAPTCHA_VERIFY_URL' | 'SITE_URL' | 'NODE_ENV'
>;

/**
 * An external captcha, for tokens issued on the site; outside production also for those of the official test keys. It
 * fails open: an outage of the provider gives the verdict `unreachable`, not `refused`.
 */
export function openCaptchaProvider(provider: ExternalCaptcha, env: ProviderEnv, clock: Clock, log: Log): Captcha {
  const { CAPTCHA_SITE_KEY: siteKey = '', CAPTCHA_SECRET: secret = '' } = env;
  const { url, testHostname } = PROVIDERS[provider];
  const hostnames = [new URL(env.SITE_URL).hostname, ...(env.NODE_ENV === 'production' ? [] : [testHostname])];
  const passed = new LruCache<string, number>(MOST_PASSED);
  return {
    offer: async () => ({ provider, siteKey }),
    async check(response) {
      const nonce = hash('sha256', response, 'base64url');
      const age = clock.now() - (passed.get(nonce) ?? Number.NEGATIVE_INFINITY);
      if (Math.abs(age) <= PASSED_MS) return { kind: 'passed', nonce };
      try {
        const answer = await verify(env.CAPTCHA_VERIFY_URL ?? url, { secret, response }, clock);
        const { success, hostname, 'error-codes': codes } = answer;
        if (!success && codes.some((code) => OUR_FAULT.test(code))) throw new Error('not verified');
        if (!success || !hostnames.includes(hostname)) return { kind: 'refused' };
        passed.set(nonce, clock.now());
        return { kind: 'passed', nonce };
      } catch (error) {
        log.error({ err: error, provider }, 'captcha provider unreachable');
        return { kind: 'unreachable' };
      }
    },
  };
}

/** Omits the optional `remoteip`: the provider has already seen the visitor's address. */
async function verify(url: string, asked: Record<'secret' | 'response', string>, clock: Clock) {
  const request = { method: 'POST', body: new URLSearchParams(asked) };
  const { text } = await fetchBounded(url, request, { clock, ms: VERIFY_MS });
  return verificationSchema.parse(JSON.parse(text));
}
