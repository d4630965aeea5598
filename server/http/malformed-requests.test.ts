import { expect, test } from 'vitest';
import { sendRaw } from '../../tests/harness/unit/send-raw.ts';
import { openTestApp } from '../../tests/harness/unit/test-app.ts';

const namesOf = (head: string) => [...head.matchAll(/^([a-z-]+):/gm)].map(([, name]) => name ?? '');
const close = 'Connection: close\r\n\r\n';

test.each([
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['a TLS handshake', '\x16\x03\x01\r\n\r\n', 400],
  ['a header that is too long', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a request without Host', `GET / HTTP/1.1\r\n${close}`, 400],
  ['a request with two Hosts', `GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n${close}`, 400],
  [
    'a request with Content-Length and Transfer-Encoding',
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n${close}0\r\n\r\n`,
    400,
  ],
  ['an unknown expectation', `GET / HTTP/1.1\r\nHost: a\r\nExpect: foo\r\n${close}`, 417],
])('%s is rejected with all security headers', async (_name, text, status) => {
  const { app } = await openTestApp();
  const { head, body } = await sendRaw(app, text);
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(body).toBe('');
  const expected = [
    'content-security-policy',
    'cross-origin-resource-policy',
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

test.each([
  ['without Host in HTTP/1.0', `GET /servicios HTTP/1.0\r\n\r\n`],
  ['with an absolute URL', `GET http://localhost/servicios HTTP/1.1\r\nHost: localhost\r\n${close}`],
  ['with Expect: 100-continue', `GET /servicios HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n${close}`],
])('a request %s is accepted', async (_name, text) => {
  const { app } = await openTestApp();
  expect((await sendRaw(app, text)).head).toMatch(/^HTTP\/1\.1 (200|100) /);
});
