import { onTestFinished } from 'vitest';
import { openLoopback } from '../loopback.ts';
import { solvedCaptcha } from './fake-captcha.ts';
import { goodFields, SITE_URL } from './test-app.ts';

/** Settings of a server with a local captcha provider that accepts every response. */
export async function easyCaptcha(): Promise<Record<string, string>> {
  const verdict = JSON.stringify({ success: true, hostname: new URL(SITE_URL).hostname });
  const { url } = await openLoopback(onTestFinished, (response) => response.end(verdict));
  const keys = { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'secret canary' };
  return { ...keys, CAPTCHA_VERIFY_URL: url, SITE_URL };
}

/** Sends a valid message to a server with that captcha. */
export const postMessage = (address: string) =>
  fetch(`${address}/api/v1/contact`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json' },
    body: JSON.stringify({ ...goodFields, captcha: solvedCaptcha() }),
  });
