import type { Env } from '../../config/env.ts';
import type { Clock } from '../../process/clock.ts';
import type { Log } from '../../process/log.ts';
import { deriveKey } from '../store/secret.ts';
import { openAltcha } from './altcha.ts';
import { type CaptchaProvider, openCaptchaProvider } from './captcha-provider.ts';

/** What a browser needs to begin; the body of `GET /api/v1/captcha`. */
type CaptchaOffer =
  | { readonly provider: 'altcha'; readonly challenge: object }
  | { readonly provider: CaptchaProvider; readonly siteKey: string };

/** `nonce` is the same for each use of one response, so that the store can refuse the second. */
export type CaptchaVerdict =
  | { readonly kind: 'passed' | 'tooFast'; readonly nonce: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable' };

/** One way of telling people from programs (docs/contact.md#captcha). */
export type Captcha = {
  /** `isCrowded` asks for more work, where it is ours to ask. */
  readonly offer: (isCrowded: boolean) => Promise<CaptchaOffer>;
  /** Judges what a browser sent in the field `captcha`. Never throws. */
  readonly check: (response: string) => Promise<CaptchaVerdict>;
};

type CaptchaEnv = Pick<
  Env,
  'CAPTCHA_PROVIDER' | 'CAPTCHA_SITE_KEY' | 'CAPTCHA_SECRET' | 'CAPTCHA_VERIFY_URL' | 'SITE_URL' | 'NODE_ENV'
>;

/** What the servers on one store have in common: its secret, and the time by which they judge ages. */
export type Shared = { readonly secret: string; readonly now: () => Promise<number> };

/** Opens the captcha that the environment asks for. */
export function openCaptcha(env: CaptchaEnv, { secret, now }: Shared, clock: Clock, log: Log): Captcha {
  if (env.CAPTCHA_PROVIDER === 'altcha') return openAltcha(deriveKey(secret, 'captcha'), now);
  return openCaptchaProvider(env.CAPTCHA_PROVIDER, {
    // readEnv() has made sure that both are there when a provider is asked for.
    siteKey: env.CAPTCHA_SITE_KEY ?? '',
    secret: env.CAPTCHA_SECRET ?? '',
    verifyUrl: env.CAPTCHA_VERIFY_URL,
    hostname: new URL(env.SITE_URL).hostname,
    takesTestKeys: env.NODE_ENV !== 'production',
    clock,
    log,
  });
}
