import { expect, test } from 'vitest';
import { sendRaw } from './testing/send-raw.ts';
import { openTestApp } from './testing/test-app.ts';

const namesOf = (head: string) => [...head.matchAll(/^([a-z-]+):/gm)].map(([, name]) => name ?? '');

test.each([
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['no HTTP', '\x16\x03\x01\r\n\r\n', 400],
  ['too long a header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is refused with the security headers of any answer', async (_name, text, status) => {
  const { app } = await openTestApp();
  const { head, body } = await sendRaw(app, text);
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(body).toBe('');
  const expected = [
    'content-security-policy',
    'permissions-policy',
    'referrer-policy',
    'strict-transport-security',
    'x-content-type-options',
    'x-frame-options',
  ];
  const { headers } = await app.inject('/healthz');
  for (const name of expected) {
    expect(namesOf(head)).toContain(name);
    expect(head).toContain(`${name}: ${headers[name]}\r\n`);
  }
});
