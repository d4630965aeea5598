import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { openLoopback } from '../harness/loopback.ts';
import { startSite } from '../harness/server.ts';

const HOSTNAME = 'ilalo.example';
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

/** Runs in the page in place of the provider's script: refuses what the real one would, then gives numbered tokens. */
function standIn({ global, siteKey, isInvisible }: Setup) {
  const widgets: WidgetOptions[] = [];
  const api = {
    ready: (start: () => void) => start(),
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

/** The stand-in's source text: it is served from the provider's own address, under the page's own policy. */
function scriptOf(name: ProviderName): string {
  const { global, isInvisible } = PROVIDERS[name];
  return `(${standIn})({ global: '${global}', siteKey: '${SITE_KEY}', isInvisible: ${isInvisible} })`;
}

/** Serves a provider's script to a page; what it returns tells how often it was asked for. */
export async function serveScript(page: Page, name: ProviderName) {
  const { script } = PROVIDERS[name];
  let asked = 0;
  await page.route(script, (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'text/javascript', body: scriptOf(name) });
  });
  return { timesAsked: () => asked };
}

/** A site with this captcha, whose provider verifies as told, answer by answer; the last answer goes on. */
export async function openCaptchaSite(name: ProviderName, verdicts: readonly boolean[] = [true]) {
  const verifier = await openLoopback(onTestFinished, (response) => {
    const success = verdicts[Math.min(verifier.received.length, verdicts.length) - 1];
    response.end(JSON.stringify({ success, hostname: HOSTNAME }));
  });
  const site = await startSite(onTestFinished, {
    SITE_URL: `https://${HOSTNAME}`,
    CAPTCHA_PROVIDER: name,
    CAPTCHA_SITE_KEY: SITE_KEY,
    CAPTCHA_SECRET: 'secret',
    CAPTCHA_VERIFY_URL: verifier.url,
  });
  /** The tokens that the provider was asked about. */
  const tokens = () => verifier.received.map(({ body }) => new URLSearchParams(body).get('response'));
  return { baseURL: site.url, tokens };
}
