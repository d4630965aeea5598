import type { Env } from '../env.ts';

type Sources = Readonly<Record<string, readonly string[]>>;

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

/**
 * The policy of the contact page with the hosts of the configured captcha added; our own captcha needs none.
 * Hashes and everything else in it stay as the build made them.
 */
export function allowCaptcha(policy: string, provider: Env['CAPTCHA_PROVIDER']): string {
  const directives = new Map(policy.split(';').map(readDirective));
  for (const [name, sources] of Object.entries(SOURCES[provider])) {
    const present = (directives.get(name) ?? []).filter((source) => source !== "'none'");
    directives.set(name, [...present, ...sources]);
  }
  return [...directives]
    .filter(([name]) => name)
    .map((directive) => directive.flat().join(' '))
    .join('; ');
}

function readDirective(text: string): [name: string, sources: readonly string[]] {
  const [name = '', ...sources] = text.trim().split(/\s+/);
  return [name, sources];
}
