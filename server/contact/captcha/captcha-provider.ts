import { createHash } from 'node:crypto';
import { z } from 'zod';
import { fetchBounded } from '../../http/bounded-fetch.ts';
import type { Clock } from '../../process/clock.ts';
import type { Log } from '../../process/log.ts';
import type { Captcha, CaptchaVerdict } from './captcha.ts';

/** The external captchas; all of them are asked in the same way. */
export const CAPTCHA_PROVIDERS = ['turnstile', 'hcaptcha', 'recaptcha'] as const;
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number];

/** Where each is asked, and the hostname that its official test keys answer with. */
const PROVIDERS: Readonly<Record<CaptchaProvider, { readonly url: string; readonly testHostname: string }>> = {
  turnstile: { url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify', testHostname: 'example.com' },
  hcaptcha: { url: 'https://api.hcaptcha.com/siteverify', testHostname: 'dummy-key-pass' },
  recaptcha: { url: 'https://www.google.com/recaptcha/api/siteverify', testHostname: 'testkey.google.com' },
};
/** A visitor waits for the answer, so it must come soon. */
export const VERIFY_MS = 3_000;
/** Errors that are no visitor's fault: our keys are wrong, or the provider is ill. */
const NOT_THE_VISITOR = /secret|sitekey|internal-error/;

const answerSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});
type Answer = z.infer<typeof answerSchema>;

export type ProviderSettings = {
  readonly siteKey: string;
  readonly secret: string;
  /** Instead of the provider's own address, for tests. */
  readonly verifyUrl?: string | undefined;
  /** Where a response must have been earned. */
  readonly hostname: string;
  /** True to take the responses of the official test keys, which name a host of their own. */
  readonly takesTestKeys: boolean;
  readonly clock: Clock;
  readonly log: Log;
};

/** An external captcha. When it cannot be asked, the verdict says so: no visitor is sent away for it. */
export function openCaptchaProvider(provider: CaptchaProvider, settings: ProviderSettings): Captcha {
  const { siteKey, takesTestKeys, log } = settings;
  const { url, testHostname } = PROVIDERS[provider];
  const hostnames = [settings.hostname, ...(takesTestKeys ? [testHostname] : [])];
  return {
    offer: async () => ({ provider, siteKey }),
    async check(response) {
      try {
        const answer = await ask(settings.verifyUrl ?? url, response, settings);
        const codes = answer['error-codes'] ?? [];
        if (!answer.success && codes.some((code) => NOT_THE_VISITOR.test(code))) throw new Error('not verified');
        return judge(answer, response, hostnames);
      } catch (error) {
        log.error({ err: error, provider }, 'captcha provider unreachable');
        return { kind: 'unreachable' };
      }
    },
  };
}

/** The visitor's address is not passed on: the provider has met the browser itself. */
async function ask(url: string, response: string, { secret, clock }: ProviderSettings): Promise<Answer> {
  const body = new URLSearchParams({ secret, response });
  const { text } = await fetchBounded(url, { method: 'POST', body }, { deadline: { clock, ms: VERIFY_MS } });
  return answerSchema.parse(JSON.parse(text));
}

function judge({ success, hostname }: Answer, response: string, hostnames: readonly string[]): CaptchaVerdict {
  if (!success || !hostnames.includes(hostname ?? '')) return { kind: 'refused' };
  return { kind: 'passed', nonce: createHash('sha256').update(response).digest('base64url') };
}
