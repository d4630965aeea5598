import type { Page } from 'playwright-core';
import { openLoopback } from '../../harness/loopback.ts';
import { ORIGIN } from '../../harness/origin.ts';
import type { CloseLater } from '../../harness/resources.ts';
import { startSite } from '../../harness/server.ts';

/** The site's own host name: for another origin, `npm start` would build again. */
const HOSTNAME = new URL(ORIGIN).hostname;
const SITE_KEY = 'site-key';

export const PROVIDERS = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
    isInvisible: ({ size, appearance }: WidgetOptions) => size === undefined && appearance === 'interaction-only',
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    global: 'hcaptcha',
    isInvisible: ({ size }: WidgetOptions) => size === 'invisible',
  },
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js?render=explicit',
    global: 'grecaptcha',
    isInvisible: ({ size }: WidgetOptions) => size === 'invisible',
  },
} as const;
export type ProviderName = keyof typeof PROVIDERS;
type WidgetOptions = { sitekey?: string; size?: string; appearance?: string; callback: (token: string) => void };
type Setup = { global: string; siteKey: string; isInvisible: (options: WidgetOptions) => boolean };

/** Replaces the provider's script in the page: validates the render options, then returns numbered tokens. */
function fakeApi({ global, siteKey, isInvisible }: Setup) {
  const widgets: WidgetOptions[] = [];
  const { async } = document.currentScript as HTMLScriptElement;
  const api = {
    ready(start: () => void) {
      if (global === 'turnstile' && async) throw new Error('ready() in a script that was loaded async');
      start();
    },
    render(element: Element, options: WidgetOptions) {
      if (!element.isConnected || options.sitekey !== siteKey || !isInvisible(options)) {
        throw new Error(`${global} was rendered with ${JSON.stringify(options)}`);
      }
      return String(widgets.push(options) - 1);
    },
    execute: (id: string) => widgets[Number(id)]?.callback(`token-${Number(id) + 1}`),
  };
  Reflect.set(window, global, api);
}

/** The fake's source, served from the provider's URL so that the page's CSP applies. */
function scriptOf(name: ProviderName): string {
  const { global, isInvisible } = PROVIDERS[name];
  return `(${fakeApi})({ global: '${global}', siteKey: '${SITE_KEY}', isInvisible: ${isInvisible} })`;
}

/** Serves a provider's script to a page and counts its requests. */
export async function serveScript(page: Page, name: ProviderName) {
  const { script } = PROVIDERS[name];
  let requests = 0;
  await page.route(script, (route) => {
    requests += 1;
    return route.fulfill({ contentType: 'text/javascript', body: scriptOf(name) });
  });
  return { requestCount: () => requests };
}

/** A site with a captcha, and what its provider, which accepts every token at first, says of them. */
export type CaptchaSite = {
  readonly baseURL: string;
  /** Starts over: the provider returns the verdicts in order and repeats the last one. */
  readonly answer: (...verdicts: readonly boolean[]) => void;
  /** The tokens that the provider was asked to verify. */
  readonly tokens: () => readonly (string | null)[];
};

/** Starts a site with this captcha. */
export async function openCaptchaSite(closeLater: CloseLater, name: ProviderName): Promise<CaptchaSite> {
  let verdicts: readonly boolean[] = [true];
  const verifier = await openLoopback(closeLater, (response) => {
    const success = verdicts[Math.min(verifier.received.length, verdicts.length) - 1];
    response.end(JSON.stringify({ success, hostname: HOSTNAME }));
  });
  const site = await startSite(closeLater, {
    CAPTCHA_PROVIDER: name,
    CAPTCHA_SITE_KEY: SITE_KEY,
    CAPTCHA_SECRET: 'secret',
    CAPTCHA_VERIFY_URL: verifier.url,
  });
  return {
    baseURL: site.url,
    answer: (...next) => {
      verdicts = next;
      verifier.received.length = 0;
    },
    tokens: () => verifier.received.map(({ body }) => new URLSearchParams(body).get('response')),
  };
}
