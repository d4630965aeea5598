import { beforeAll, describe, expect, onTestFinished, test as plainTest, vi } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';
import { type Behaviour, hang, reset } from '../../harness/loopback.ts';
import { ORIGIN } from '../../harness/origin.ts';
import { Resources } from '../../harness/resources.ts';
import { company, loadingLabel, whitepapers as words } from '../../harness/unit/our-content.ts';
import { WAIT } from '../../harness/until.ts';
import { holdRequests } from '../../hold-requests.ts';
import { feedOf, type NewsSite, send, startNewsSite } from './news-site.ts';

const WAITING = words.waiting.title;
const API = routes.whitepapersApi(company.name);
const PAGES = ['/whitepapers', '/whitepaper/uno'];

async function read(url: string, path: string) {
  const response = await fetch(url + path);
  return { status: response.status, text: await response.text(), headers: response.headers };
}

const shows = (url: string, path: string, text: string) =>
  vi.waitFor(async () => expect((await read(url, path)).text).toContain(text), WAIT);

/** A site that all tests of a group share; each gives the news host a behaviour of its own. */
function shareSite(first: Behaviour): () => NewsSite {
  let site: NewsSite | undefined;
  beforeAll(async () => {
    const resources = new Resources();
    site = await startNewsSite(resources.closeLater, first);
    return () => resources.closeAll();
  });
  return () => site as NewsSite;
}

const withPicture = (title: string) => ({
  data: feedOf(title).data.map((record) => ({ ...record, featured_img: 'news/uno.webp' })),
});

describe('a working news host', () => {
  const site = shareSite(hang);

  plainTest('whose records have control characters, long words and no picture: output stays valid', async () => {
    const odd = {
      ...feedOf('Raro').data[0],
      title_es: `Con \u0001 control y ${'x'.repeat(150)}`,
      picture: 'perro',
      tags_es: [],
    };
    const { url, setBehaviour } = site();
    setBehaviour(send({ data: [odd] }));
    await shows(url, '/whitepapers', '/whitepaper/raro');
    const feed = (await read(url, '/whitepapers/rss.xml')).text;
    expect(feed).toContain('<title>Con control y xxx');
    const page = (await read(url, '/whitepaper/raro')).text;
    expect(page).toContain(`content="${ORIGIN}/compartir/whitepapers.png"`);
    expect(page).not.toContain('content=""');
  });

  plainTest('without a storage host: a drawing is shown instead of each picture', async () => {
    const { url, setBehaviour } = site();
    setBehaviour(send(withPicture('Foto')));
    await shows(url, '/whitepapers', '/whitepaper/foto');
    expect((await read(url, '/whitepapers')).text).not.toMatch(/<img|noticias\.example/);
  });

  plainTest('without whitepapers: the list shows that there are none', async () => {
    const { url, setBehaviour } = site();
    setBehaviour(send({ data: [] }));
    await shows(url, '/whitepapers', words.empty.title);
  });
});

describe('a news host that has never worked', () => {
  const site = shareSite(hang);

  // Other statuses and shapes are in server/whitepapers/ and domain/whitepapers/.
  plainTest.for([
    ['resets', reset],
    ['returns 500', send({ data: [] }, 500)],
    ['returns invalid JSON', send('<html>')],
    ['returns 50 MB', send({ data: [], more: 'x'.repeat(50_000_000) })],
    ['hangs', hang],
  ] as const)('%s: pages explain that whitepapers are not available and offer a retry', async ([, behaviour]) => {
    const { url, untilAsked } = site();
    await untilAsked(behaviour);
    // Waits for the read that has begun.
    const answer = await read(url, API);
    expect([answer.status, answer.text]).toEqual([503, '{"data":[]}']);
    for (const path of PAGES) {
      const { status, text, headers } = await read(url, path);
      expect(status).toBe(path === '/whitepapers' ? 200 : 503);
      expect(headers.get('retry-after')).toBe(path === '/whitepapers' ? null : '5');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(text.match(/<h1/g)).toHaveLength(1);
      expect(text).toContain(WAITING);
      expect(text).toContain(words.waiting.retry);
      expect(text).toContain('href="/contactenos"');
      // The whitepaper may exist, so do not index the error.
      expect(text.includes('content="noindex"')).toBe(path.startsWith('/whitepaper/'));
    }
  });
});

describe('while the news host is slow, in a browser', () => {
  test('a list and a whitepaper show a spinner first, then what it returns', async ({ visit }) => {
    const site = await startNewsSite(onTestFinished, hang);
    // Held in the browser: a server that waits for the news host gives up after five seconds, a busy machine later.
    const waiting = PAGES.map(async (path) => {
      const page = await visit('/', { baseURL: site.url });
      const release = await holdRequests(page, `**${API}`);
      await page.goto(path);
      await page.getByText(loadingLabel).waitFor();
      expect(await page.getByText(WAITING).isVisible()).toBe(false);
      return { page, release };
    });
    const opened = await Promise.all(waiting);
    site.setBehaviour(send(feedOf('Uno')));
    await shows(site.url, '/whitepapers', 'Uno');
    for (const { page, release } of opened) {
      release();
      await page.getByRole('heading', { name: 'Uno' }).waitFor();
    }
  });

  test('once it has failed, without JavaScript at once, the page shows the message, and retrying works', async ({
    visit,
    consoleErrors,
  }) => {
    const site = await startNewsSite(onTestFinished, hang);
    const plain = await visit('/whitepapers', { baseURL: site.url, javaScriptEnabled: false });
    expect(await plain.getByText(WAITING).isVisible()).toBe(true);
    expect(await plain.getByText(loadingLabel).isVisible()).toBe(false);
    expect(await plain.getByRole('link', { name: words.waiting.retry }).getAttribute('href')).toBe('/whitepapers');
    const page = await visit('/whitepapers', { baseURL: site.url });
    await page.getByText(WAITING).waitFor();
    // Chromium logs the API's 503.
    consoleErrors.splice(0);
    site.setBehaviour(send(feedOf('Uno')));
    await shows(site.url, '/whitepapers', '/whitepaper/uno');
    await page.getByRole('link', { name: words.waiting.retry }).click();
    await page.getByRole('heading', { name: 'Uno' }).waitFor();
  });
});
