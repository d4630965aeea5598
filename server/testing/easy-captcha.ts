import { onTestFinished } from 'vitest';
import { openLoopback } from '../../tests/harness/loopback.ts';
import { solvedCaptcha } from './fake-captcha.ts';
import { goodFields, SITE_URL } from './test-app.ts';

/** Settings of a whole server under which `postMessage` solves the captcha: its provider is a server of the test. */
export async function easyCaptcha(): Promise<Record<string, string>> {
  const answer = JSON.stringify({ success: true, hostname: new URL(SITE_URL).hostname });
  const { url } = await openLoopback(onTestFinished, (response) => response.end(answer));
  const keys = { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'secret canary' };
  return { ...keys, CAPTCHA_VERIFY_URL: url };
}

/** Sends a good message to a server with that captcha. */
export const postMessage = (address: string) =>
  fetch(`${address}/api/v1/contact`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json' },
    body: JSON.stringify({ ...goodFields, captcha: solvedCaptcha() }),
  });
