import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, onTestFinished } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';
import { contactForm, fillForm, GOOD, newVisitor, openAndWrite, wakeForm } from '../../harness/contact-form.ts';
import { pauseClock } from '../../harness/pause-clock.ts';
import { Resources } from '../../harness/resources.ts';
import { contactStatus } from '../../harness/unit/our-content.ts';
import { type CaptchaSite, openCaptchaSite, PROVIDERS, type ProviderName, serveScript } from './fake-captcha.ts';

const names = Object.keys(PROVIDERS) as ProviderName[];
const HOSTS = /cloudflare|hcaptcha|google|gstatic/;
const requestTo = (name: ProviderName) => `request to another host: ${PROVIDERS[name].script}`;

/** Visits a page and returns its CSP. */
async function policyOf(page: Page, path: string): Promise<string> {
  const response = await page.goto(path);
  return response?.headers()['content-security-policy'] ?? '';
}

test.for(names)(
  '%s: its script loads on first interaction, and the server verifies its token',
  async (name, { visit, consoleErrors }) => {
    const { baseURL, tokens } = await openCaptchaSite(onTestFinished, name);
    const page = await visit('about:blank', { baseURL });
    const { requestCount } = await serveScript(page, name);
    expect(await policyOf(page, '/')).not.toMatch(HOSTS);
    await page.getByRole('heading', { level: 1 }).click();
    expect(await policyOf(page, routes.contact)).toContain(new URL(PROVIDERS[name].script).hostname.replace('js.', ''));
    await page.getByRole('heading', { level: 1 }).click();
    expect(requestCount()).toBe(0);
    const form = contactForm(page);
    await Promise.all([page.waitForRequest(PROVIDERS[name].script), wakeForm(page)]);
    await fillForm(page, { ...GOOD, email: newVisitor() });
    await form.send.click();
    await form.reference.first().waitFor();
    expect(tokens()).toEqual(['token-1']);
    // No other external requests and no CSP violations.
    expect(consoleErrors.splice(0)).toEqual([requestTo(name)]);
  },
);

// The form has one way to load a script and to get tokens, for all providers.
describe('with any provider', () => {
  let site: CaptchaSite;
  beforeAll(async () => {
    const resources = new Resources();
    site = await openCaptchaSite(resources.closeLater, 'turnstile');
    return () => resources.closeAll();
  });

  test('a rejected token is silently replaced once', async ({ visit, consoleErrors }) => {
    const { baseURL, answer, tokens } = site;
    answer(false, true);
    const page = await visit('about:blank', { baseURL });
    const { requestCount } = await serveScript(page, 'turnstile');
    const form = await openAndWrite(page);
    await form.send.click();
    await form.reference.first().waitFor();
    expect(tokens()).toEqual(['token-1', 'token-2']);
    expect(requestCount()).toBe(1);
    expect(consoleErrors.splice(0)).toEqual([requestTo('turnstile'), expect.stringContaining('422')]);
  });

  test('when its script is blocked, the form offers a mailto link, and the next submit needs no token', async ({
    visit,
    consoleErrors,
  }) => {
    const { baseURL, answer, tokens } = site;
    answer(true);
    const page = await visit('about:blank', { baseURL });
    await page.clock.install();
    await page.route(PROVIDERS.turnstile.script, (route) => route.abort('blockedbyclient'));
    const form = await openAndWrite(page);
    // With the clock paused, the form shows the error and cannot retry by itself.
    await pauseClock(page);
    await form.send.click();
    await form.banner(contactStatus.captchaMissing).waitFor();
    expect(await form.message.inputValue()).toBe(GOOD.message);
    const mail = await page.locator('[tabindex="-1"]:focus a[href^="mailto:"]').getAttribute('href');
    expect(decodeURIComponent(mail ?? '')).toContain(GOOD.message);
    expect(tokens()).toEqual([]);
    // Submitting again posts the same text as a form without script does.
    await page.clock.resume();
    await form.send.click();
    await page.waitForURL(/enviado=/);
    await form.reference.first().waitFor();
    expect(tokens()).toEqual([]);
    // The confirmation has a form as well, which asks for the script where the pointer is over it.
    await page.goto('about:blank');
    consoleErrors.splice(0);
  });

  test('a script that never loads times out and is requested again on submit', async ({ visit, consoleErrors }) => {
    // Tokens of the shared site would be replays: those of each page have the same names.
    const { baseURL, tokens } = await openCaptchaSite(onTestFinished, 'turnstile');
    const page = await visit('about:blank', { baseURL });
    await page.clock.install();
    await page.route(PROVIDERS.turnstile.script, () => {});
    const [form] = await Promise.all([openAndWrite(page), page.waitForRequest(PROVIDERS.turnstile.script)]);
    await page.clock.runFor(16_000);
    await page.unroute(PROVIDERS.turnstile.script);
    await serveScript(page, 'turnstile');
    await form.send.click();
    await form.reference.first().waitFor();
    expect(tokens()).toEqual(['token-1']);
    consoleErrors.splice(0);
  });
});
