import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ExternalCaptcha } from '../../../domain/contact/protocol.ts';
import { fetchBounded } from '../../http/bounded-fetch.ts';
import type { Clock } from '../../process/clock.ts';
import type { Log } from '../../process/log.ts';
import type { Captcha, CaptchaVerdict } from './captcha.ts';

/** The verification endpoint of each provider, and the hostname in the responses of its official test keys. */
const PROVIDERS: Readonly<Record<ExternalCaptcha, { readonly url: string; readonly testHostname: string }>> = {
  turnstile: { url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify', testHostname: 'example.com' },
  hcaptcha: { url: 'https://api.hcaptcha.com/siteverify', testHostname: 'dummy-key-pass' },
  recaptcha: { url: 'https://www.google.com/recaptcha/api/siteverify', testHostname: 'testkey.google.com' },
};
/** Short, because the visitor waits for the response. */
export const VERIFY_MS = 3_000;
/** Matches error codes that are not the visitor's fault: wrong keys, or a failure of the provider. */
const OUR_FAULT = /secret|sitekey|internal-error/;

const verificationSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});
type Verification = z.infer<typeof verificationSchema>;

export type ProviderSettings = {
  readonly siteKey: string;
  readonly secret: string;
  /** Replaces the provider's endpoint in tests. */
  readonly verifyUrl?: string | undefined;
  /** The site on which the token must have been issued. */
  readonly hostname: string;
  /** Whether tokens of the official test keys are accepted; they name a hostname of their own. */
  readonly acceptsTestKeys: boolean;
  readonly clock: Clock;
  readonly log: Log;
};

/** An external captcha. It fails open: an outage of the provider gives the verdict `unreachable`, not `refused`. */
export function openCaptchaProvider(provider: ExternalCaptcha, settings: ProviderSettings): Captcha {
  const { siteKey, acceptsTestKeys, log } = settings;
  const { url, testHostname } = PROVIDERS[provider];
  const hostnames = [settings.hostname, ...(acceptsTestKeys ? [testHostname] : [])];
  return {
    offer: async () => ({ provider, siteKey }),
    async check(response) {
      try {
        const verification = await verify(settings.verifyUrl ?? url, response, settings);
        const codes = verification['error-codes'] ?? [];
        if (!verification.success && codes.some((code) => OUR_FAULT.test(code))) throw new Error('not verified');
        return judge(verification, response, hostnames);
      } catch (error) {
        log.error({ err: error, provider }, 'captcha provider unreachable');
        return { kind: 'unreachable' };
      }
    },
  };
}

/** Omits the optional `remoteip`: the provider has already seen the visitor's address. */
async function verify(url: string, response: string, { secret, clock }: ProviderSettings): Promise<Verification> {
  const body = new URLSearchParams({ secret, response });
  const { text } = await fetchBounded(url, { method: 'POST', body }, { clock, ms: VERIFY_MS });
  return verificationSchema.parse(JSON.parse(text));
}

function judge({ success, hostname }: Verification, response: string, hostnames: readonly string[]): CaptchaVerdict {
  if (!success || !hostnames.includes(hostname ?? '')) return { kind: 'refused' };
  return { kind: 'passed', nonce: createHash('sha256').update(response).digest('base64url') };
}
