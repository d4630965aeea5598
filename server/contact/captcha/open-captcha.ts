import type { Env } from '../../config/env.ts';
import type { Clock } from '../../process/clock.ts';
import type { Log } from '../../process/log.ts';
import { deriveKey } from '../../store/secret.ts';
import { openAltcha } from './altcha.ts';
import type { Captcha } from './captcha.ts';
import { openCaptchaProvider } from './captcha-provider.ts';

type CaptchaEnv = Pick<
  Env,
  'CAPTCHA_PROVIDER' | 'CAPTCHA_SITE_KEY' | 'CAPTCHA_SECRET' | 'CAPTCHA_VERIFY_URL' | 'SITE_URL' | 'NODE_ENV'
>;

/** What all servers on one store share: its secret, and the clock for the age of challenges. */
type SharedState = { readonly secret: string; readonly now: () => Promise<number> };

/** The captcha that `CAPTCHA_PROVIDER` names. */
export function openCaptcha(env: CaptchaEnv, { secret, now }: SharedState, clock: Clock, log: Log): Captcha {
  if (env.CAPTCHA_PROVIDER === 'altcha') return openAltcha(deriveKey(secret, 'captcha'), now);
  return openCaptchaProvider(env.CAPTCHA_PROVIDER, {
    // readEnv() guarantees both keys for an external provider.
    siteKey: env.CAPTCHA_SITE_KEY ?? '',
    secret: env.CAPTCHA_SECRET ?? '',
    verifyUrl: env.CAPTCHA_VERIFY_URL,
    hostname: new URL(env.SITE_URL).hostname,
    acceptsTestKeys: env.NODE_ENV !== 'production',
    clock,
    log,
  });
}
