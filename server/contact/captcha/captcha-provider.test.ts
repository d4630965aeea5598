import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Behaviour, hang, openLoopback, reset } from '../../../tests/harness/loopback.ts';
import { FakeClock } from '../../../tests/harness/unit/fake-clock.ts';
import { WAIT } from '../../../tests/harness/until.ts';
import { createLog } from '../../process/log.ts';
import { openCaptchaProvider, PASSED_MS, type ProviderEnv, VERIFY_MS } from './captcha-provider.ts';

const TOKEN = 'token canary';
const json =
  (body: object, status = 200): Behaviour =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const good = { success: true, hostname: 'tilo.example', challenge_ts: '2026-11-21T12:00:00Z' };

const env: ProviderEnv = {
  CAPTCHA_SITE_KEY: 'site',
  CAPTCHA_SECRET: 'secret canary',
  SITE_URL: 'https://tilo.example',
  NODE_ENV: 'production',
};

async function openProvider(behaviour: Behaviour, change: Partial<ProviderEnv> = {}) {
  const server = await openLoopback(onTestFinished, behaviour);
  const clock = new FakeClock();
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => lines.push(line) });
  const captcha = openCaptchaProvider('turnstile', { ...env, CAPTCHA_VERIFY_URL: server.url, ...change }, clock, log);
  return { captcha, clock, lines, received: server.received };
}

describe('an external captcha', () => {
  test.each(['turnstile', 'hcaptcha', 'recaptcha'] as const)('%s offers its site key', async (provider) => {
    const captcha = openCaptchaProvider(provider, env, new FakeClock(), createLog('silent'));
    expect(await captcha.offer(true)).toEqual({ provider, siteKey: 'site' });
  });

  test('is verified by a form post of secret and response', async () => {
    const { captcha, received, lines } = await openProvider(json(good));
    const first = await captcha.check(TOKEN);
    expect(first).toEqual({ kind: 'passed', nonce: expect.any(String) });
    expect(await captcha.check(TOKEN), 'the same nonce for the same response').toEqual(first);
    expect(received, 'a provider refuses what it has verified').toHaveLength(1);
    expect(await captcha.check('another')).not.toEqual(first);
    expect(received[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded');
    const sent = Object.fromEntries(new URLSearchParams(received[0]?.body));
    expect(sent).toEqual({ secret: 'secret canary', response: TOKEN });
    expect(lines).toEqual([]);
  });

  test.each([1, -1])('is verified again after five minutes, by a clock that goes by %d', async (direction) => {
    const { captcha, clock, received } = await openProvider(json(good));
    for (const [ms, verified] of [
      [0, 1],
      [PASSED_MS, 1],
      [1, 2],
    ] as const) {
      clock.set(direction * ms);
      await captcha.check(TOKEN);
      expect(received).toHaveLength(verified);
    }
  });

  test.each<[string, object]>([
    ['a failure', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['a used token', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['a failure without error codes', { success: false }],
    ['the hostname of another site', { ...good, hostname: 'evil.example' }],
    ['no hostname', { success: true }],
    ['the hostname of a test key in production', { success: true, hostname: 'example.com' }],
  ])('is refused when the provider reports %s', async (_name, body) => {
    const { captcha } = await openProvider(json(body));
    expect(await captcha.check(TOKEN)).toEqual({ kind: 'refused' });
  });

  test('is accepted with the official test keys where they are allowed', async () => {
    const { captcha } = await openProvider(json({ success: true, hostname: 'example.com' }), { NODE_ENV: 'test' });
    expect(await captcha.check(TOKEN)).toMatchObject({ kind: 'passed' });
  });

  test.each<[string, Behaviour]>([
    ['resets the connection', reset],
    ['responds with HTML', (response) => response.end('<html>')],
    ['responds with other JSON', json({ ok: true })],
    ['sends success as a string', json({ ...good, success: 'true' })],
    ['sends an oversized body', json({ ...good, padding: 'x'.repeat(64 * 1024) })],
    [
      'redirects',
      (response, received) => {
        if (received.path === '/elsewhere') json(good)(response, received);
        else response.writeHead(307, { location: '/elsewhere' }).end();
      },
    ],
    ['rejects our secret', json({ success: false, 'error-codes': ['invalid-input-secret'] })],
    ['rejects our pair of keys', json({ success: false, 'error-codes': ['sitekey-secret-mismatch'] })],
    ['reports an internal error', json({ success: false, 'error-codes': ['internal-error'] })],
  ])('is unreachable when the provider %s', async (_name, behaviour) => {
    const { captcha, lines } = await openProvider(behaviour);
    expect(await captcha.check(TOKEN)).toEqual({ kind: 'unreachable' });
    expect(lines.join('')).toContain('captcha provider unreachable');
    expect(lines.join('')).not.toContain('canary');
  });

  test('is unreachable when the provider does not respond within 3 s', async () => {
    const { captcha, clock, received } = await openProvider(hang);
    const verdict = captcha.check(TOKEN);
    await vi.waitFor(() => expect(received).toHaveLength(1), WAIT);
    clock.advance(VERIFY_MS);
    expect(await verdict).toEqual({ kind: 'unreachable' });
  });
});
