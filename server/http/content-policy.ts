import type { CaptchaProvider } from '../../domain/contact/protocol.ts';

/** Sources by directive of a content security policy. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/** Adds sources to a content security policy and keeps those of the build (`astro.config.ts`), hashes included. */
export function addSources(policy: string, added: Sources): string {
  const directives = new Map(policy.split(';').map(readDirective));
  for (const [name, sources] of Object.entries(added)) {
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
