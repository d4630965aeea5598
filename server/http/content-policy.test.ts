import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/harness/unit/test-app.ts';
import { allowCaptcha } from './content-policy.ts';

const POLICY =
  "default-src 'none'; connect-src 'self'; script-src 'self' 'sha256-abc='; style-src 'self'; frame-src 'none'";
const HCAPTCHA = 'https://hcaptcha.com https://*.hcaptcha.com';

test.each([
  ['altcha', POLICY],
  [
    'turnstile',
    "default-src 'none'; connect-src 'self'; script-src 'self' 'sha256-abc=' https://challenges.cloudflare.com; style-src 'self'; frame-src https://challenges.cloudflare.com",
  ],
  [
    'hcaptcha',
    `default-src 'none'; connect-src 'self' ${HCAPTCHA}; script-src 'self' 'sha256-abc=' ${HCAPTCHA}; style-src 'self' ${HCAPTCHA}; frame-src ${HCAPTCHA}`,
  ],
  [
    'recaptcha',
    "default-src 'none'; connect-src 'self' https://www.google.com/recaptcha/; script-src 'self' 'sha256-abc=' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/; style-src 'self'; frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
  ],
] as const)('allowCaptcha() adds the hosts of %s to the policy', (provider, expected) => {
  expect(allowCaptcha(POLICY, provider)).toBe(expected);
});

test('allowCaptcha() adds a missing directive', () => {
  expect(allowCaptcha("default-src 'self';", 'turnstile')).toBe(
    "default-src 'self'; script-src https://challenges.cloudflare.com; frame-src https://challenges.cloudflare.com",
  );
});

test('only the contact page gets the hosts, and only with a configured provider', async () => {
  const keys = { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'secret' };
  const policyOf = async (env: Record<string, string>, page: string) => {
    const { app } = await openTestApp({ env });
    return (await app.inject(page)).headers['content-security-policy'];
  };
  expect(await policyOf(keys, '/contactenos')).toContain('https://challenges.cloudflare.com');
  expect(await policyOf(keys, '/contactenos?fromServiceId=nivel-2&fromService=b')).toContain(
    'https://challenges.cloudflare',
  );
  expect(await policyOf(keys, '/')).not.toContain('cloudflare');
  expect(await policyOf(keys, '/api/v1/captcha')).not.toContain('cloudflare');
  expect(await policyOf({}, '/contactenos')).not.toContain('cloudflare');
});
