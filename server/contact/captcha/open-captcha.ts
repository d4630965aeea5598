import type { Env } from '../../config/env.ts';
import type { Clock } from '../../process/clock.ts';
import type { Log } from '../../process/log.ts';
import { deriveKey } from '../../store/secret.ts';
import { openAltcha } from './altcha.ts';
import type { Captcha } from './captcha.ts';
import { openCaptchaProvider, type ProviderEnv } from './captcha-provider.ts';

type CaptchaEnv = ProviderEnv & Pick<Env, 'CAPTCHA_PROVIDER'>;

/** What all servers on one store share: its secret, and the clock for the age of challenges. */
type SharedState = { readonly secret: string; readonly now: () => Promise<number> };

/** The captcha that `CAPTCHA_PROVIDER` names. */
export function openCaptcha(env: CaptchaEnv, { secret, now }: SharedState, clock: Clock, log: Log): Captcha {
  if (env.CAPTCHA_PROVIDER === 'altcha') return openAltcha(deriveKey(secret, 'captcha'), now);
  return openCaptchaProvider(env.CAPTCHA_PROVIDER, env, clock, log);
}
