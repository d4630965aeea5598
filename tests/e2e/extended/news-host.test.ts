import { beforeAll, expect, test as plainTest, vi } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';
import { ORIGIN } from '../../harness/origin.ts';
import { Resources } from '../../harness/resources.ts';
import { company, loadingLabel, whitepapers as words } from '../../harness/unit/our-content.ts';
import { WAIT } from '../../harness/until.ts';
import { holdRequests } from '../../hold-requests.ts';
import { feedOf, type NewsSite, send, startNewsSite } from './news-site.ts';

const WAITING = words.waiting.title;
const API = routes.whitepapersApi(company.name);
const PAGES = ['/whitepapers', '/whitepaper/uno'];

/** One site whose news host fails, then returns a whitepaper, an odd one, and none; the tests follow each other. */
let site: NewsSite;
beforeAll(async () => {
  const resources = new Resources();
  site = await startNewsSite(resources.closeLater, send({ data: [] }, 500));
  return () => resources.closeAll();
});

async function read(path: string) {
  const response = await fetch(site.url + path);
  return { status: response.status, text: await response.text(), headers: response.headers };
}

const shows = (path: string, text: string) =>
  vi.waitFor(async () => expect((await read(path)).text).toContain(text), WAIT);

// Other answers, and none, are in server/whitepapers/ and domain/whitepapers/.
plainTest('until the news host works, pages say that whitepapers are not available and offer a retry', async () => {
  const answer = await read(API);
  expect([answer.status, answer.text]).toEqual([503, '{"data":[]}']);
  for (const path of PAGES) {
    const { status, text, headers } = await read(path);
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

test('a browser shows a spinner until the answer, without JavaScript and after a failure what to do, then the text', async ({
  visit,
  consoleErrors,
}) => {
  const plain = await visit('/whitepapers', { baseURL: site.url, javaScriptEnabled: false });
  expect(await plain.getByText(WAITING).isVisible()).toBe(true);
  expect(await plain.getByText(loadingLabel).isVisible()).toBe(false);
  expect(await plain.getByRole('link', { name: words.waiting.retry }).getAttribute('href')).toBe('/whitepapers');
  const failed = await visit('/whitepapers', { baseURL: site.url });
  await failed.getByText(WAITING).waitFor();
  // Chromium logs the API's 503.
  consoleErrors.splice(0);
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
  await shows('/whitepapers', '/whitepaper/uno');
  for (const { page, release } of opened) {
    release();
    await page.getByRole('heading', { name: 'Uno' }).waitFor();
  }
  await failed.getByRole('link', { name: words.waiting.retry }).click();
  await failed.getByRole('heading', { name: 'Uno' }).waitFor();
});

plainTest(
  'a record with control characters, a long word and no picture gives valid output; no record is said',
  async () => {
    const odd = {
      ...feedOf('Raro').data[0],
      title_es: `Con \u0001 control y ${'x'.repeat(150)}`,
      picture: 'perro',
      // Without a storage host, a drawing is shown instead.
      featured_img: 'news/uno.webp',
      tags_es: [],
    };
    site.setBehaviour(send({ data: [odd] }));
    await shows('/whitepapers', '/whitepaper/raro');
    expect((await read('/whitepapers')).text).not.toMatch(/<img|noticias\.example/);
    const feed = (await read('/whitepapers/rss.xml')).text;
    expect(feed).toContain('<title>Con control y xxx');
    const page = (await read('/whitepaper/raro')).text;
    expect(page).toContain(`content="${ORIGIN}/compartir/whitepapers.png"`);
    expect(page).not.toContain('content=""');
    site.setBehaviour(send({ data: [] }));
    await shows('/whitepapers', words.empty.title);
  },
);
