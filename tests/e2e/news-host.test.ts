import { describe, expect, test as plainTest, vi } from 'vitest';
import { test } from '../browser.ts';
import { hang, reset } from '../harness/loopback.ts';
import { WAIT } from '../harness/until.ts';
import { feedOf, type NewsSite, send, startNewsSite } from './news-site.ts';

const WAITING = 'Los documentos todavía no llegan.';
const PAGES = ['/whitepapers', '/whitepaper/uno'];

async function read(url: string, path: string) {
  const answer = await fetch(url + path);
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

const shows = (site: Pick<NewsSite, 'url'>, path: string, text: string) =>
  vi.waitFor(async () => expect((await read(site.url, path)).text).toContain(text), WAIT);

describe('a news host that answers', () => {
  plainTest.for([
    ['with a list', feedOf('Uno', 'Dos')],
    ['with a list in a list', { data: feedOf('Uno', 'Dos') }],
    ['with bad records among good ones', { data: [null, { title_es: 5 }, ...feedOf('Uno', 'Dos').data, 'x'] }],
  ] as const)('%s is shown', async ([, feed]) => {
    const site = await startNewsSite(send(feed));
    await shows(site, '/whitepapers', 'Uno');
    expect((await read(site.url, '/whitepapers')).text).toContain('href="/whitepaper/dos"');
    expect((await read(site.url, '/whitepaper/uno')).text).toContain('<p>Texto de Uno.</p>');
    expect((await read(site.url, '/whitepapers/rss.xml')).text).toContain('<title>Dos</title>');
    expect(JSON.parse((await read(site.url, '/api/v1/ilalo-news')).text)).toEqual(feedOf('Dos', 'Uno'));
    expect(await read(site.url, '/whitepaper/tres')).toMatchObject({ status: 404 });
  });

  plainTest('differently the next time: what changed is shown, what is gone is gone', async () => {
    const site = await startNewsSite(send(feedOf('Uno')));
    await shows(site, '/whitepaper/uno', 'Texto de Uno.');
    site.give(send({ data: [{ ...feedOf('Uno').data[0], content_es: '<p>Otro texto.</p>' }, ...feedOf('Dos').data] }));
    await shows(site, '/whitepaper/uno', 'Otro texto.');
    site.give(send(feedOf('Dos')));
    await vi.waitFor(async () => expect((await read(site.url, '/whitepaper/uno')).status).toBe(404), WAIT);
    expect((await read(site.url, '/whitepapers')).text).not.toContain('/whitepaper/uno');
  });

  plainTest('with control characters, long words and no picture is still well made', async () => {
    const odd = {
      ...feedOf('Uno').data[0],
      title_es: `Con \u0001 control y ${'x'.repeat(150)}`,
      picture: 'perro',
      tags_es: [],
    };
    const site = await startNewsSite(send({ data: [odd] }));
    await shows(site, '/whitepapers', '/whitepaper/uno');
    const feed = (await read(site.url, '/whitepapers/rss.xml')).text;
    expect(feed).toContain('<title>Con control y xxx');
    const page = (await read(site.url, '/whitepaper/uno')).text;
    expect(page).toContain('content="https://ilalo.example/compartir/whitepapers.png"');
    expect(page).not.toContain('content=""');
  });

  plainTest('with nothing published says so', async () => {
    const site = await startNewsSite(send({ data: [] }));
    await shows(site, '/whitepapers', 'Aún no hay documentos publicados.');
  });
});

describe('a news host that has never answered well', () => {
  plainTest.for([
    ['hangs', hang],
    ['resets', reset],
    ['answers 500', send({ data: [] }, 500)],
    ['answers 404', send('no', 404)],
    ['sends no JSON', send('<html>')],
    ['sends another shape', send({ data: 5 })],
    ['sends 50 MB', send({ data: [], more: 'x'.repeat(50_000_000) })],
  ] as const)('%s: pages say so, offer a way on, and are no errors', async ([, behaviour]) => {
    const site = await startNewsSite(behaviour);
    for (const path of PAGES) {
      const { status, text, headers } = await read(site.url, path);
      expect(status).toBe(path === '/whitepapers' ? 200 : 503);
      expect(headers.get('retry-after')).toBe(path === '/whitepapers' ? null : '5');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(text).toContain(WAITING);
      expect(text).toContain('Reintentar');
      expect(text).toContain('href="/contactenos"');
      // Nobody knows yet whether there is such a document.
      expect(text.includes('content="noindex"')).toBe(path.startsWith('/whitepaper/'));
    }
    const { status, text } = await read(site.url, '/api/v1/ilalo-news');
    expect([status, text]).toEqual([503, '{"data":[]}']);
  });

  plainTest('is shown as soon as it does', async () => {
    const site = await startNewsSite(send('', 500));
    expect((await read(site.url, '/whitepapers')).text).toContain(WAITING);
    site.give(send(feedOf('Uno')));
    await shows(site, '/whitepapers', '/whitepaper/uno');
  });
});

describe('a news host that is gone after it answered once', () => {
  plainTest.for([
    ['hangs', hang],
    ['resets', reset],
    ['answers 500', send('', 500)],
    ['sends 50 MB', send('x'.repeat(50_000_000))],
  ] as const)('%s: the last good list stays, across a restart too', async ([, behaviour]) => {
    const site = await startNewsSite(send(feedOf('Uno')));
    await shows(site, '/whitepapers', '/whitepaper/uno');
    let asked = 0;
    site.give((...request) => {
      asked += 1;
      behaviour(...request);
    });
    await vi.waitFor(() => expect(asked).toBeGreaterThan(0), WAIT);
    for (const start of [async () => site, site.restart]) {
      const { url } = await start();
      expect((await read(url, '/whitepapers')).text).toContain('/whitepaper/uno');
      expect((await read(url, '/whitepaper/uno')).text).toContain('Texto de Uno.');
    }
  });
});

describe('in a browser, a host that is slow', () => {
  const slow = feedOf('Uno');

  test.for(['/whitepapers', '/whitepaper/uno'])('%s: spinner, then the whitepapers', async (path, { visit }) => {
    let answer = () => {};
    const site = await startNewsSite((response, received) => {
      answer = () => send(slow)(response, received);
    });
    const page = await visit(path, { baseURL: site.url });
    await page.getByText('Cargando…').waitFor();
    expect(await page.getByText(WAITING).isVisible()).toBe(false);
    answer();
    await page.getByRole('heading', { name: 'Uno' }).waitFor();
  });

  test('and then fails: the message, and a second try that helps', async ({ visit, complaints }) => {
    const site = await startNewsSite(reset);
    const page = await visit('/whitepapers', { baseURL: site.url });
    await page.getByText(WAITING).waitFor();
    // The browser mentions the 503 of the API.
    complaints.splice(0);
    site.give(send(slow));
    await shows(site, '/whitepapers', '/whitepaper/uno');
    await page.getByRole('link', { name: 'Reintentar' }).click();
    await page.getByRole('heading', { name: 'Uno' }).waitFor();
  });

  test('without script: the message and the way to try again at once', async ({ visit }) => {
    const site = await startNewsSite(hang);
    const page = await visit('/whitepapers', { baseURL: site.url, javaScriptEnabled: false });
    expect(await page.getByText(WAITING).isVisible()).toBe(true);
    expect(await page.getByText('Cargando…').isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: 'Reintentar' }).getAttribute('href')).toBe('/whitepapers');
  });
});

describe('pictures of the news host', () => {
  const feed = { data: feedOf('Uno').data.map((record) => ({ ...record, featured_img: 'news/uno.webp' })) };

  plainTest('are shown, and their host allowed on these pages alone, when it is configured', async () => {
    const site = await startNewsSite(send(feed), { NEWS_STORAGE_URL: 'https://noticias.example/storage' });
    await shows(site, '/whitepapers', 'src="https://noticias.example/storage/news/uno.webp"');
    for (const [path, allowed] of [
      ['/whitepapers', true],
      ['/whitepaper/uno', true],
      ['/', false],
      ['/contactenos', false],
    ] as const) {
      const policy = (await read(site.url, path)).headers.get('content-security-policy');
      expect(policy?.includes('https://noticias.example'), path).toBe(allowed);
    }
  });

  plainTest('give way to a drawing when it is not', async () => {
    const site = await startNewsSite(send(feed));
    await shows(site, '/whitepapers', '/whitepaper/uno');
    expect((await read(site.url, '/whitepapers')).text).not.toMatch(/<img|noticias\.example/);
  });
});
