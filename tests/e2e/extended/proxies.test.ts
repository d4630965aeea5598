import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { connect as connectTcp, createServer } from 'node:net';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { FORM_FIELDS } from '../../../domain/desk/editor/form-fields.ts';
import { routes } from '../../../domain/routes.ts';
import { securityHeaders } from '../../../server/http/security-headers.ts';
import { UNAVAILABLE_POLICY } from '../../../server/site/outage-page.ts';
import { callProxy, formPost, SITE_NAME } from '../../harness/call-proxy.ts';
import { GOOD, newVisitor } from '../../harness/contact-form.ts';
import { warnOfSkipped } from '../../harness/debian-packages.ts';
import { listen, openLoopback } from '../../harness/loopback.ts';
import { findProxy, PROXIES, type ProxyName, type ProxyServer } from '../../harness/proxy.ts';
import { Resources } from '../../harness/resources.ts';
import { type Site, startSite } from '../../harness/server.ts';
import { WAIT } from '../../harness/until.ts';
import { installObservatory, scan } from './observatory.ts';

const NAMES: readonly ProxyName[] = ['caddy', 'nginx'];
/** Messages accepted from one IP address in ten minutes (docs/contact.md#rate-limit). */
const ACCEPTED = 40;
/** The default security headers of responses. */
const DEFAULT_HEADERS = securityHeaders(`https://${SITE_NAME}`);
/** A message that is too long, in a body that both proxies and the server accept. */
const LARGEST_BODY = 65_000;
/** More than the server accepts, which both proxies let through. */
const TOO_LONG = 80_000;
/** More than nginx lets through. */
const TOO_LONG_FOR_NGINX = 2 ** 20;
/** What a server sends before it waits for an answer of the client: ten packets (RFC 6928). */
const FIRST_FLIGHT = 10 * 1460;

const connectHttp2 = ({ httpsPort, authority }: ProxyServer, port: number | string = httpsPort) =>
  connect(`https://${SITE_NAME}:${port}`, { host: '127.0.0.1', servername: SITE_NAME, ca: readFileSync(authority) });

/** A way to a port through which no more than the first bytes of an answer come back. */
async function openHaltingRelay(port: number, bytes: number): Promise<string> {
  const relay = createServer((client) => {
    const server = connectTcp(port, '127.0.0.1');
    client.pipe(server);
    client.once('error', () => server.destroy());
    let left = bytes;
    server.on('data', (chunk: Buffer) => {
      if (left > 0) client.write(chunk.subarray(0, left));
      left -= chunk.length;
    });
  });
  onTestFinished(() => void relay.close());
  return new URL(await listen(relay)).port;
}

const resources = new Resources();
/** Where the server writes the page for outages, and the proxies read it. */
const outage = resources.tempFolder();
const outagePage = join(outage, 'unavailable.html');
let site: Site;
let other: Site;
beforeAll(async () => {
  // As in deploy/: trust only the proxy on this machine.
  const settings = { MAIL_TRANSPORT: 'file', TRUST_PROXY: '127.0.0.1' };
  [site, other] = await Promise.all([
    startSite(resources.closeLater, { ...settings, OUTAGE_PAGE: outagePage }),
    startSite(resources.closeLater, settings),
  ]);
});
afterAll(async () => void (await resources.closeAll()));

for (const name of NAMES) if (!findProxy(name)) warnOfSkipped(`${name} is not installed`);

describe.each(NAMES.filter(findProxy))('%s with the configuration of deploy/', (name) => {
  let proxy: ProxyServer;
  beforeAll(async () => {
    proxy = await PROXIES[name](resources.closeLater, [new URL(site.url).host]);
  });

  test('redirects http to https, and www to the bare domain', async () => {
    const plain = await callProxy(proxy, { path: '/servicios?a=1', plain: true });
    expect([301, 308]).toContain(plain.status);
    expect(plain.headers.location).toBe(`https://${SITE_NAME}/servicios?a=1`);
    const www = await callProxy(proxy, { path: '/equipo', host: `www.${SITE_NAME}` });
    expect([www.status, www.headers.location]).toEqual([301, `https://${SITE_NAME}/equipo`]);
  });

  test.each([
    ['TLSv1', false],
    ['TLSv1.1', false],
    ['TLSv1.2', true],
    ['TLSv1.3', true],
  ] as const)('with %s, a connection is made: %s', async (version, isMade) => {
    const socket = connectTls({
      ...{ host: '127.0.0.1', port: proxy.httpsPort, servername: SITE_NAME, ca: readFileSync(proxy.authority) },
      ...{ minVersion: version, maxVersion: version, ciphers: 'DEFAULT:@SECLEVEL=0' },
    });
    const outcome = await new Promise((resolve) => {
      socket.once('secureConnect', () => resolve(socket.getProtocol()));
      socket.once('error', ({ message }) => resolve(message));
    });
    socket.destroy();
    if (isMade) expect(outcome).toBe(version);
    else expect(outcome).toMatch(/alert protocol version/);
  });

  test('speaks HTTP/2 and passes responses through unchanged', async () => {
    const session = connectHttp2(proxy);
    const stream = session.request({ ':path': '/', ':authority': SITE_NAME, 'accept-encoding': 'br' });
    const headers = await new Promise((resolve, reject) => {
      stream.once('response', resolve);
      session.once('error', reject);
    });
    const direct = await fetch(site.url, { headers: { 'accept-encoding': 'br' } });
    expect(session.alpnProtocol).toBe('h2');
    const own = ['etag', 'content-encoding', 'cache-control', 'content-security-policy', 'strict-transport-security'];
    expect(headers).toMatchObject({
      ':status': 200,
      ...Object.fromEntries(own.map((key) => [key, direct.headers.get(key)])),
    });
    session.close();
  });

  test('lets the beginning of a page be read before the rest has come', async () => {
    const port = await openHaltingRelay(proxy.httpsPort, FIRST_FLIGHT);
    const session = connectHttp2(proxy, port);
    onTestFinished(() => void session.destroy());
    let read = 0;
    const page = session.request({ ':path': '/', ':authority': SITE_NAME, 'accept-encoding': 'br' });
    page.on('data', (chunk) => {
      read += chunk.length;
    });
    await vi.waitFor(() => expect(read).toBeGreaterThan(FIRST_FLIGHT / 2), WAIT);
  });

  test('lets the server limit messages per visitor IP address, whatever X-Forwarded-For a visitor forges', async () => {
    const address = `127.${NAMES.indexOf(name) + 20}.0.1`;
    const send = (from: string, claimed: string) => {
      const post = formPost({ from_name: GOOD.name, from_email: newVisitor(), message: GOOD.message });
      return callProxy(proxy, { ...post, from, headers: { ...post.headers, 'x-forwarded-for': claimed } });
    };
    for (let sent = 0; sent < ACCEPTED; sent += 1) {
      expect((await send(address, `203.0.113.${sent}`)).status).toBe(303);
    }
    expect((await send(address, '203.0.113.200')).status).toBe(429);
    expect((await send(address.replace(/1$/, '2'), '203.0.113.200')).status).toBe(303);
  });

  test('lets a long form of the editor through', async () => {
    const long = formPost({ [FORM_FIELDS.body]: 'x'.repeat(TOO_LONG) });
    const { status, headers } = await callProxy(proxy, { ...long, path: deskRoutes.pendingContent });
    expect([status, headers.location]).toEqual([303, deskRoutes.signInThen(deskRoutes.pendingContent)]);
  });

  test('lets the server answer a form that is too long', async () => {
    const { status, body } = await callProxy(proxy, formPost({ message: 'x'.repeat(TOO_LONG) }));
    expect([status, body]).toEqual([413, expect.stringContaining('</form>')]);
  });

  test('logs neither IP addresses nor input', async () => {
    const who = { from: `127.${NAMES.indexOf(name) + 30}.0.1`, path: '/nada?de=maria' };
    await callProxy(proxy, { ...who, plain: true });
    await callProxy(proxy, { ...who, host: `www.${SITE_NAME}` });
    await callProxy(proxy, who);
    const long = formPost({ message: 'maria'.padEnd(TOO_LONG_FOR_NGINX, 'maria') });
    expect((await callProxy(proxy, { ...long, ...who, path: '/contactenos?de=maria' })).status).toBe(413);
    expect(proxy.log()).not.toMatch(RegExp(`maria|${who.from.replaceAll('.', '\\.')}`));
  });

  test('sets the default security headers on its own responses and keeps those of the server', async () => {
    const long = formPost({ message: 'x'.repeat(TOO_LONG_FOR_NGINX) });
    const own = [
      await callProxy(proxy, { plain: true }),
      await callProxy(proxy, { plain: true, host: `www.${SITE_NAME}` }),
      await callProxy(proxy, { host: `www.${SITE_NAME}` }),
      await callProxy(proxy, long),
    ];
    expect(own.map(({ status }) => status)).toEqual([301, 301, 301, 413]);
    for (const { status, headers } of own) {
      expect(headers['strict-transport-security']).toBe(DEFAULT_HEADERS['strict-transport-security']);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';/);
      // Caddy passes through the server's 413, which shows the form with its own CSP.
      if (status === 301) expect(headers['content-security-policy']).toBe(DEFAULT_HEADERS['content-security-policy']);
    }
    for (const path of ['/', '/healthz', '/no-existe']) {
      const { headers } = await callProxy(proxy, { path });
      const direct = await fetch(site.url + path);
      for (const key of Object.keys(DEFAULT_HEADERS)) expect(headers[key]).toBe(direct.headers.get(key));
    }
  });

  test('serves the outage page that the server wrote for every request while no server responds', async () => {
    const upstream = new Resources();
    const { url } = await openLoopback(upstream.closeLater, (response) => response.end());
    const orphaned = await PROXIES[name](resources.closeLater, [new URL(url).host], { outage });
    await upstream.closeAll();
    const calls = [{}, { path: '/nada' }, formPost({ from_name: GOOD.name })];
    for (const { status, headers, body } of await Promise.all(calls.map((call) => callProxy(orphaned, call)))) {
      expect(status).toBe(502);
      expect(headers).toMatchObject({
        'strict-transport-security': DEFAULT_HEADERS['strict-transport-security'],
        'content-security-policy': UNAVAILABLE_POLICY,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': '10',
      });
      expect(body).toBe(readFileSync(outagePage, 'utf8'));
    }
    expect(orphaned.log()).not.toContain(GOOD.name);
  });

  test("gets A+ and at least 125 points from Mozilla's HTTP Observatory", async ({ skip }) => {
    if (!installObservatory()) {
      warnOfSkipped("Mozilla's HTTP Observatory cannot be installed");
      skip();
    }
    const { grade, score, results } = await scan(proxy);
    const lost = Object.entries(results).filter(([, { modifier }]) => modifier < 0);
    expect({ grade, lost }).toEqual({ grade: 'A+', lost: [] });
    expect(score).toBeGreaterThanOrEqual(125);
    console.info(`${name}: ${grade}, ${score} points`);
  });

  test('keeps both of two servers in use, whatever a stranger sends', async () => {
    const hosts = [site, other].map(({ url }) => new URL(url).host);
    const both = await PROXIES[name](resources.closeLater, hosts);
    const large = formPost({ message: 'x'.repeat(LARGEST_BODY) });
    const hostile: Parameters<typeof callProxy>[1][] = [
      ...Array.from({ length: 4 }, () => ({ path: `/escritorio/${'b/'.repeat(2_000)}` })),
      ...Array.from({ length: 4 }, () => ({ path: `/escritorio?buscar=${'%C3%B1'.repeat(600)}` })),
      ...Array.from({ length: 4 }, () => ({
        path: `${routes.contact}?fromServiceId=a&fromService=${'a'.repeat(4_000)}`,
      })),
      ...Array.from({ length: 12 }, () => ({ ...large, path: routes.team })),
      ...Array.from({ length: 12 }, () => large),
      ...Array.from({ length: 12 }, () => ({ ...large, path: '/escritorio/codigo' })),
      ...Array.from({ length: 12 }, () => ({
        ...large,
        path: routes.contactApi,
        headers: { origin: 'https://a.example' },
      })),
    ];
    const statuses: number[] = [];
    for (const call of hostile) {
      statuses.push((await callProxy(both, call)).status);
      expect((await callProxy(both, { path: routes.team })).status, JSON.stringify(call).slice(0, 80)).toBe(200);
    }
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

  test('exposes /readyz but not /metrics', async () => {
    expect((await callProxy(proxy, { path: '/readyz' })).status).toBe(200);
    expect((await callProxy(proxy, { path: routes.contact })).status).toBe(200);
    expect((await callProxy(proxy, { path: '/metrics' })).status).toBe(404);
  });
});
