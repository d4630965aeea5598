import type { Env } from '../../config/env.ts';
import { addSources, type Sources } from '../../http/content-policy.ts';

const HCAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];
const CLOUDFLARE = ['https://challenges.cloudflare.com'];

/** What each provider's documentation asks a content security policy to allow. */
const SOURCES: Readonly<Record<Env['CAPTCHA_PROVIDER'], Sources>> = {
  altcha: {},
  turnstile: { 'script-src': CLOUDFLARE, 'frame-src': CLOUDFLARE },
  hcaptcha: { 'script-src': HCAPTCHA, 'frame-src': HCAPTCHA, 'style-src': HCAPTCHA, 'connect-src': HCAPTCHA },
  recaptcha: {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    'connect-src': ['https://www.google.com/recaptcha/'],
  },
};

/** The policy of the contact page with the hosts of the configured captcha added; our own captcha needs none. */
export function allowCaptcha(policy: string, provider: Env['CAPTCHA_PROVIDER']): string {
  return addSources(policy, SOURCES[provider]);
}
