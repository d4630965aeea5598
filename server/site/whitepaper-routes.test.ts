import { expect, test } from 'vitest';
import { NOT_FOUND_PAGES, routes } from '../../domain/routes.ts';
import { fakeWhitepapers } from '../../tests/harness/unit/fake-whitepapers.ts';
import { company } from '../../tests/harness/unit/our-content.ts';
import { sampleWhitepaper } from '../../tests/harness/unit/sample-whitepaper.ts';
import { sendRaw } from '../../tests/harness/unit/send-raw.ts';
import { openTestApp } from '../../tests/harness/unit/test-app.ts';
import { content } from '../../tests/harness/unit/test-content.ts';

const API = routes.whitepapersApi(company.name);
const whitepaper = sampleWhitepaper({ description_es: 'Nuestra.', picture: 'mail' });
const open = async (first: Parameters<typeof fakeWhitepapers>[0]) => {
  const whitepapers = fakeWhitepapers(first);
  return { whitepapers, ...(await openTestApp({ whitepapers })) };
};

test('the API returns the fields of the feed, and responds with 304 to its ETag', async () => {
  const { app } = await open([whitepaper]);
  const first = await app.inject({ url: API, headers: { 'accept-encoding': 'identity' } });
  expect(first.json()).toEqual({ data: [sampleWhitepaper()] });
  expect(first.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'application/json; charset=utf-8',
  });
  const again = { url: API, headers: { 'if-none-match': String(first.headers.etag) } };
  expect(
    (await app.inject({ ...again, headers: { ...again.headers, 'accept-encoding': 'identity' } })).statusCode,
  ).toBe(304);
});

test('the API of a site without the page of guides responds as an unknown path does', async () => {
  const { app } = await openTestApp({ content: () => ({ ...content(), whitepapers: undefined }) });
  const { statusCode, body } = await app.inject(API);
  expect([statusCode, body]).toEqual([404, (await app.inject('/api/v1/nada')).body]);
});

test('the API responds with 503 and Retry-After without a list', async () => {
  const { app, whitepapers } = await open(undefined);
  const none = await app.inject(API);
  expect([none.statusCode, none.body]).toEqual([503, '{"data":[]}']);
  expect(none.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(whitepapers.refreshes()).toBe(1);
});

test('the former address of a whitepaper leads to its new one, and to nothing that was rendered', async () => {
  const redirects = [{ from: routes.whitepaper('tilo'), to: routes.whitepaper('molle') }];
  const current = { ...content(), redirects };
  const whitepapers = fakeWhitepapers([sampleWhitepaper({ slug_es: 'molle' })]);
  const { app, rendered } = await openTestApp({ whitepapers, content: () => current });
  const { statusCode, headers } = await app.inject('/whitepaper/tilo?utm=1');
  expect([statusCode, headers.location]).toEqual([308, '/whitepaper/molle?utm=1']);
  expect((await app.inject('/whitepaper/arupo')).statusCode).toBe(404);
  await app.inject('/whitepaper/molle');
  expect(rendered.map(({ path }) => path)).toEqual([NOT_FOUND_PAGES.whitepaper, '/whitepaper/molle']);
});

test('a page is rendered once for each list', async () => {
  const { app, whitepapers, rendered, shared } = await open([whitepaper]);
  for (const url of ['/whitepapers', '/whitepapers?utm=1', '/WHITEPAPERS/']) await app.inject(url);
  expect(rendered.map(({ path }) => path)).toEqual(['/whitepapers']);
  expect(shared).toMatchObject([{ whitepapers: { list: [whitepaper] } }]);
  whitepapers.publish([]);
  await app.inject('/whitepapers');
  expect(rendered).toHaveLength(2);
});

test('the list is rendered once for each existing tag and page, whatever the query', async () => {
  const many = Array.from({ length: 13 }, (_, index) => sampleWhitepaper({ slug_es: `d-${index}` }));
  const { app, rendered } = await open(many);
  const asked = ['pagina=2', 'pagina=2&x=1', 'pagina=02', 'pagina=9', 'etiqueta=nada', 'etiqueta=dominios', 'x=1'];
  for (const query of asked) await app.inject(`/whitepapers?${query}`);
  for (const query of asked) await app.inject(`/whitepaper/d-1?${query}`);
  expect(rendered.map(({ path }) => path)).toEqual([
    '/whitepapers?pagina=2',
    '/whitepapers',
    '/whitepapers?etiqueta=dominios',
    '/whitepaper/d-1',
  ]);
});

test.each(['/sitemap.xml', '/llms.txt'])('%s is served with and without a list', async (url) => {
  const { app, whitepapers, shared } = await open(undefined);
  const first = await app.inject(url);
  expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-store']);
  whitepapers.publish([whitepaper]);
  await app.inject(url);
  expect(shared.map((locals) => locals.whitepapers)).toEqual([undefined, { list: [whitepaper] }]);
});

test.each(['/whitepapers/rss.xml', '/sitemap-documentos.xml'])(
  '%s responds with 503 without a list, not with an empty feed',
  async (url) => {
    const { app } = await open(undefined);
    const response = await app.inject(url);
    expect([response.statusCode, response.headers['retry-after'], response.body]).toEqual([503, '5', '']);
  },
);

test('without a list, pages are rendered uncached and refresh the source', async () => {
  const { app, whitepapers, rendered } = await open(undefined);
  const list = await app.inject('/whitepapers');
  expect([list.statusCode, list.headers['cache-control']]).toEqual([200, 'no-store']);
  const document = await app.inject('/whitepaper/nace-un-rio');
  expect([document.statusCode, document.headers['cache-control']]).toEqual([503, 'no-store']);
  expect(document.headers['retry-after']).toBe('5');
  expect(rendered.map(({ locals }) => locals)).toEqual([{}, {}]);
  expect(whitepapers.refreshes()).toBe(2);
});

test('without a list, requests for invented slugs do not crowd out the known pages', async () => {
  const { app } = await open(undefined);
  await app.ready();
  const burst = Promise.all(Array.from({ length: 100 }, (_, index) => app.inject(`/whitepaper/d-${index}`)));
  const known = await Promise.all(['/whitepapers', '/sitemap.xml'].map((url) => app.inject(url)));
  expect(known.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await burst;
});

test.each(['%2e%2e', '%2e', 'a%5cb', '%00', '%25', 'a%20b', '..%5ccontactenos', 'x'.repeat(121)])(
  '/whitepaper/%s is not found, with or without a list',
  async (slug) => {
    for (const known of [undefined, [whitepaper]]) {
      const { app, rendered } = await open(known);
      const { head } = await sendRaw(app, `GET /whitepaper/${slug} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
      expect(head).toMatch(/^HTTP\/1\.1 404 /);
      expect(rendered.map(({ path }) => path)).toEqual([NOT_FOUND_PAGES.whitepaper]);
    }
  },
);

test.each([
  ['/whitepaper/nace-un-rio', 200],
  [`/whitepaper/${'x'.repeat(120)}`, 200],
  ['/Whitepaper/Nace-Un-Rio/', 200],
  ['/whitepaper/otro', 404],
  ['/whitepaper/nace-un-rio/mas', 404],
  ['/whitepaper', 404],
  ['/whitepaper/documento-no-encontrado', 404],
])('%s responds with %i', async (url, status) => {
  const { app } = await open([whitepaper, sampleWhitepaper({ slug_es: 'x'.repeat(120) })]);
  expect((await app.inject(url)).statusCode).toBe(status);
});

test('only whitepaper pages allow pictures of the storage host', async () => {
  const whitepapers = fakeWhitepapers([whitepaper]);
  const { app } = await openTestApp({ whitepapers, env: { NEWS_STORAGE_URL: 'https://noticias.example/storage' } });
  const policyOf = async (url: string) => (await app.inject(url)).headers['content-security-policy'];
  expect(await policyOf('/whitepapers')).toContain('img-src https://noticias.example');
  expect(await policyOf('/contactenos')).not.toContain('noticias');
});
