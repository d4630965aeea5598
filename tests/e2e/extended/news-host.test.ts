import { describe, expect, test as plainTest, vi } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';
import { hang, reset } from '../../harness/loopback.ts';
import { ORIGIN } from '../../harness/origin.ts';
import { company, loadingLabel, whitepapers as words } from '../../harness/unit/our-content.ts';
import { WAIT } from '../../harness/until.ts';
import { feedOf, type NewsSite, send, startNewsSite } from './news-site.ts';

const WAITING = words.waiting.title;
const API = routes.whitepapersApi(company.name);
const PAGES = ['/whitepapers', '/whitepaper/uno'];

async function read(url: string, path: string) {
  const response = await fetch(url + path);
  return { status: response.status, text: await response.text(), headers: response.headers };
}

const shows = (site: Pick<NewsSite, 'url'>, path: string, text: string) =>
  vi.waitFor(async () => expect((await read(site.url, path)).text).toContain(text), WAIT);

describe('a working news host', () => {
  plainTest.for([
    ['a list', feedOf('Uno', 'Dos')],
    ['a nested list', { data: feedOf('Uno', 'Dos') }],
    ['invalid records among valid ones', { data: [null, { title_es: 5 }, ...feedOf('Uno', 'Dos').data, 'x'] }],
  ] as const)('that returns %s: its whitepapers are shown', async ([, feed]) => {
    const site = await startNewsSite(send(feed));
    await shows(site, '/whitepapers', 'Uno');
    expect((await read(site.url, '/whitepapers')).text).toContain('href="/whitepaper/dos"');
    expect((await read(site.url, '/whitepaper/uno')).text).toContain('<p>Texto de Uno.</p>');
    expect((await read(site.url, '/whitepapers/rss.xml')).text).toContain('<title>Dos</title>');
    expect(JSON.parse((await read(site.url, API)).text)).toEqual(feedOf('Dos', 'Uno'));
    expect(await read(site.url, '/whitepaper/tres')).toMatchObject({ status: 404 });
  });

  plainTest('whose feed changes: updates are shown, removed whitepapers disappear', async () => {
    const site = await startNewsSite(send(feedOf('Uno')));
    await shows(site, '/whitepaper/uno', 'Texto de Uno.');
    site.setBehaviour(
      send({ data: [{ ...feedOf('Uno').data[0], content_es: '<p>Otro texto.</p>' }, ...feedOf('Dos').data] }),
    );
    await shows(site, '/whitepaper/uno', 'Otro texto.');
    site.setBehaviour(send(feedOf('Dos')));
    await vi.waitFor(async () => expect((await read(site.url, '/whitepaper/uno')).status).toBe(404), WAIT);
    expect((await read(site.url, '/whitepapers')).text).not.toContain('/whitepaper/uno');
  });

  plainTest('whose records have control characters, long words and no picture: output stays valid', async () => {
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
    expect(page).toContain(`content="${ORIGIN}/compartir/whitepapers.png"`);
    expect(page).not.toContain('content=""');
  });

  plainTest('without whitepapers: the list shows that there are none', async () => {
    const site = await startNewsSite(send({ data: [] }));
    await shows(site, '/whitepapers', words.empty.title);
  });
});

describe('a news host that has never worked', () => {
  plainTest.for([
    ['hangs', hang],
    ['resets', reset],
    ['returns 500', send({ data: [] }, 500)],
    ['returns 404', send('no', 404)],
    ['returns invalid JSON', send('<html>')],
    ['returns another shape', send({ data: 5 })],
    ['returns 50 MB', send({ data: [], more: 'x'.repeat(50_000_000) })],
  ] as const)('%s: pages explain that whitepapers are not available and offer a retry', async ([, behaviour]) => {
    const site = await startNewsSite(behaviour);
    for (const path of PAGES) {
      const { status, text, headers } = await read(site.url, path);
      expect(status).toBe(path === '/whitepapers' ? 200 : 503);
      expect(headers.get('retry-after')).toBe(path === '/whitepapers' ? null : '5');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(text).toContain(WAITING);
      expect(text).toContain(words.waiting.retry);
      expect(text).toContain('href="/contactenos"');
      // The whitepaper may exist, so do not index the error.
      expect(text.includes('content="noindex"')).toBe(path.startsWith('/whitepaper/'));
    }
    const { status, text } = await read(site.url, API);
    expect([status, text]).toEqual([503, '{"data":[]}']);
  });

  plainTest('whitepapers appear once it recovers', async () => {
    const site = await startNewsSite(send('', 500));
    expect((await read(site.url, '/whitepapers')).text).toContain(WAITING);
    site.setBehaviour(send(feedOf('Uno')));
    await shows(site, '/whitepapers', '/whitepaper/uno');
  });
});

describe('a news host that fails after it has worked', () => {
  plainTest.for([
    ['hangs', hang],
    ['resets', reset],
    ['returns 500', send('', 500)],
    ['returns 50 MB', send('x'.repeat(50_000_000))],
  ] as const)('%s: the last good list is served, even after a restart', async ([, behaviour]) => {
    const site = await startNewsSite(send(feedOf('Uno')));
    await shows(site, '/whitepapers', '/whitepaper/uno');
    let requests = 0;
    site.setBehaviour((...request) => {
      requests += 1;
      behaviour(...request);
    });
    await vi.waitFor(() => expect(requests).toBeGreaterThan(0), WAIT);
    for (const start of [async () => site, site.restart]) {
      const { url } = await start();
      expect((await read(url, '/whitepapers')).text).toContain('/whitepaper/uno');
      expect((await read(url, '/whitepaper/uno')).text).toContain('Texto de Uno.');
    }
  });
});

describe('while the news host is slow, in a browser', () => {
  const slow = feedOf('Uno');

  test.for(['/whitepapers', '/whitepaper/uno'])(
    '%s shows a spinner first, then the whitepapers',
    async (path, { visit }) => {
      const site = await startNewsSite(hang);
      // Held in the browser: a server that waits for the news host gives up after five seconds, a busy machine later.
      const held = Promise.withResolvers<void>();
      const page = await visit('/', { baseURL: site.url });
      await page.route(`**${API}`, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(path);
      await page.getByText(loadingLabel).waitFor();
      expect(await page.getByText(WAITING).isVisible()).toBe(false);
      site.setBehaviour(send(slow));
      await shows(site, path, 'Uno');
      held.resolve();
      await page.getByRole('heading', { name: 'Uno' }).waitFor();
    },
  );

  test('when it fails instead, the page shows the message, and retrying works', async ({ visit, consoleErrors }) => {
    const site = await startNewsSite(reset);
    const page = await visit('/whitepapers', { baseURL: site.url });
    await page.getByText(WAITING).waitFor();
    // Chromium logs the API's 503.
    consoleErrors.splice(0);
    site.setBehaviour(send(slow));
    await shows(site, '/whitepapers', '/whitepaper/uno');
    await page.getByRole('link', { name: words.waiting.retry }).click();
    await page.getByRole('heading', { name: 'Uno' }).waitFor();
  });

  test('the page without JavaScript shows the message and a retry link at once', async ({ visit }) => {
    const site = await startNewsSite(hang);
    const page = await visit('/whitepapers', { baseURL: site.url, javaScriptEnabled: false });
    expect(await page.getByText(WAITING).isVisible()).toBe(true);
    expect(await page.getByText(loadingLabel).isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: words.waiting.retry }).getAttribute('href')).toBe('/whitepapers');
  });
});

describe('pictures from the news host', () => {
  const feed = { data: feedOf('Uno').data.map((record) => ({ ...record, featured_img: 'news/uno.webp' })) };

  plainTest('are shown when a storage host is configured, which only whitepaper pages allow in their CSP', async () => {
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

  plainTest('are replaced by a drawing when no storage host is configured', async () => {
    const site = await startNewsSite(send(feed));
    await shows(site, '/whitepapers', '/whitepaper/uno');
    expect((await read(site.url, '/whitepapers')).text).not.toMatch(/<img|noticias\.example/);
  });
});
