import { readdirSync } from 'node:fs';
import type { RequestOptions } from 'node:http';
import { describe, expect, test } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { keepName } from '../../../domain/site/keep-together.ts';
import { site } from '../../browser.ts';
import { examplePlan } from '../../harness/plans.ts';
import { planPage, products } from '../../harness/unit/our-content.ts';
import { type RawResponse, rawRequest } from '../../raw-request.ts';

const { notFound, missingId } = planPage;
const PLAN = examplePlan.path;
const font = `/_astro/${readdirSync('dist/client/_astro').find((name) => name.endsWith('.woff2'))}`;
const json = { origin: site, 'content-type': 'application/json' };
const form = { origin: site, 'content-type': 'application/x-www-form-urlencoded' };
const canonicalOf = ({ body }: RawResponse) =>
  /<link rel="canonical" href="https:\/\/[^/"]+([^"]*)"/.exec(body.toString())?.[1];

describe('every kind of response', () => {
  const kinds: readonly (readonly [number, string, RequestOptions?, string?])[] = [
    [200, '/'],
    [200, '/', { method: 'HEAD' }],
    [200, PLAN],
    [200, routes.contact],
    [200, `${routes.contact}?enviado=TL-AAAAAA`],
    [200, font],
    [200, '/favicon.svg'],
    [200, '/healthz'],
    [200, '/up'],
    [200, '/readyz'],
    [404, '/no-existe'],
    [404, '/servicios/desarrollo-web/no-existe'],
    [404, '/api/v1/no-existe'],
    [404, '/%'],
    [405, '/', { method: 'DELETE' }],
    [405, '/', { method: 'TRACE' }],
    [405, routes.contactApi],
    [403, routes.contactApi, { method: 'POST', headers: { ...json, origin: 'https://otra.example' } }, '{}'],
    [403, routes.contactApi, { method: 'POST', headers: { 'content-type': 'application/json' } }, '{}'],
    [415, routes.contactApi, { method: 'POST', headers: { ...json, 'content-type': 'text/xml' } }, '<a/>'],
    [400, routes.contactApi, { method: 'POST', headers: json }, '{'],
    [422, routes.contactApi, { method: 'POST', headers: json }, '{}'],
    [413, routes.contactApi, { method: 'POST', headers: json }, `"${'x'.repeat(40_000)}"`],
    [422, routes.contact, { method: 'POST', headers: form }, 'from_name=A'],
    [403, routes.contact, { method: 'POST', headers: { ...form, origin: 'https://otra.example' } }, 'from_name=A'],
  ];

  test.for(kinds)('%d %s has the security headers and no cookie', async ([status, path, options, body]) => {
    const response = await rawRequest(path, options, body);
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(response.headers['content-security-policy']).not.toMatch(/unsafe-(inline|eval|hashes)|\*|https?:/);
    expect(response.headers['content-type']).toMatch(/^font\/woff2$|; charset=utf-8$/);
    for (const name of ['set-cookie', 'server', 'x-powered-by', 'access-control-allow-origin'])
      expect(response.headers).not.toHaveProperty(name);
  });
});

describe('addresses', () => {
  test('an unknown path shows the home page with 404 and noindex', async () => {
    const home = (await rawRequest('/')).body.toString();
    const response = await rawRequest('/no-existe');
    // React numbers the ids of a drawing by its place among all components of the page.
    const withoutIds = (html: string) => html.replaceAll(/_r\w+R_\w*/g, '');
    const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0].replace(/^<main[^>]*>/, '') ?? '';
    expect(response.status).toBe(404);
    // The home page's content follows the notice.
    expect(withoutIds(main(response.body.toString())).endsWith(withoutIds(main(home)))).toBe(true);
    expect(main(home).length).toBeGreaterThan(1000);
    expect(response.body.toString()).toMatch(/<meta name="robots" content="noindex/);
    expect(canonicalOf(response)).toBe('/');
    expect(home).not.toContain('noindex');
  });

  test.each([
    ['/servicios/desarrollo-web/no-existe', [notFound.title, notFound.text, notFound.link.label]],
    ['/servicios/desarrollo-ecommerce', [missingId.title]],
  ])('%s returns 404 and shows %j', async (path, texts) => {
    const { status, body } = await rawRequest(path);
    expect(status).toBe(404);
    for (const text of texts) expect(body.toString()).toContain(text);
  });

  test('the contact page names a plan by its own title, whatever the query says', async () => {
    const { body } = await rawRequest(
      `${routes.contact}?fromServiceId=${examplePlan.id}&fromService=%3Cimg_src=x_onerror=alert(1)%3E`,
    );
    expect(body.toString()).not.toContain('onerror');
    expect(body.toString()).toContain(examplePlan.title);
  });

  test.each(products.blocks.slice(0, 1))('the contact page names the product $id by its own title', async (product) => {
    const { body } = await rawRequest(routes.quote({ id: product.id, title: 'Inventado' }));
    expect(body.toString()).toContain(keepName(product.title));
    expect(body.toString()).not.toContain('Inventado');
  });
});
