import type { CaptchaProvider } from '../../domain/contact/protocol.ts';
import { addSources, type Sources } from './content-policy.ts';

const HCAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];
const CLOUDFLARE = ['https://challenges.cloudflare.com'];

/** The sources in the content security policy that each provider's documentation requires. */
const SOURCES: Readonly<Record<CaptchaProvider, Sources>> = {
  altcha: {},
  turnstile: { 'script-src': CLOUDFLARE, 'frame-src': CLOUDFLARE },
  hcaptcha: { 'script-src': HCAPTCHA, 'frame-src': HCAPTCHA, 'style-src': HCAPTCHA, 'connect-src': HCAPTCHA },
  recaptcha: {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    'connect-src': ['https://www.google.com/recaptcha/'],
  },
};

/** Adds the hosts of the configured captcha to the contact page's policy; ALTCHA needs none. */
export function allowCaptcha(policy: string, provider: CaptchaProvider): string {
  return addSources(policy, SOURCES[provider]);
}
