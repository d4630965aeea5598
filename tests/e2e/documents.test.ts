import { brotliCompressSync as brotli, constants } from 'node:zlib';
import type { Response } from 'playwright-core';
import { describe, expect, test as plainTest } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { FIRST_SCRIPT } from '../../src/layout/first-lines.ts';
import { site, test } from '../browser.ts';
import { fontsOf } from '../fonts.ts';
import { faultsOfDocument } from '../html.ts';
import { ask, askForHtml } from '../wire.ts';
import { addresses, pages } from './pages.ts';

const PLAN = '/servicios/desarrollo-web/nivel-2';
const HTML_BUDGET_B = 14_000;
const FONT_BUDGET_B = 40_000;
const REQUEST_BUDGET = 8;

const htmlOf = new Map(await Promise.all(addresses.map(async (path) => [path, await askForHtml(path)] as const)));

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#38;', '&');
const attribute = (tag: string, name: string) => decode(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
const tagsOf = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
const idsOf = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));

describe.each([...htmlOf])('%s', (path, html) => {
  plainTest('is valid HTML', () => {
    expect(faultsOfDocument(html)).toEqual([]);
  });

  plainTest('is one document in the Spanish of Ecuador, with one heading', () => {
    expect(tagsOf(html, 'html')).toEqual([expect.stringContaining('lang="es-EC"')]);
    expect(tagsOf(html, 'h1')).toHaveLength(1);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
  });

  plainTest('has its first script after its styles, before its body', () => {
    // Firefox may paint an empty body, in the wrong theme.
    const [head = ''] = html.split('<body');
    expect(head.indexOf(`<script>${FIRST_SCRIPT}</script>`)).toBeGreaterThan(head.lastIndexOf('</style>'));
  });

  plainTest('points only to drawings and places that it has', () => {
    const ids = idsOf(html);
    const fragments = [...html.matchAll(/\shref="#([^"]*)"/g)].map(([, id]) => id);
    expect(fragments.filter((id) => !ids.has(id))).toEqual([]);
  });

  plainTest('opens other sites in a new tab, without handing over the opener', () => {
    const outward = tagsOf(html, 'a').filter((tag) => /^https?:/.test(attribute(tag, 'href')));
    const wrong = outward.filter(
      (tag) => attribute(tag, 'target') !== '_blank' || !/\bnoopener\b/.test(attribute(tag, 'rel')),
    );
    expect(wrong).toEqual([]);
  });

  plainTest('has a canonical address, or stays out of search engines', () => {
    const canonical = tagsOf(html, 'link').filter((tag) => attribute(tag, 'rel') === 'canonical');
    const isHidden = /<meta name="robots" content="noindex/.test(html);
    expect(canonical.map((tag) => new URL(attribute(tag, 'href')).pathname)).toEqual(
      isHidden ? [expect.any(String)] : [path.split('?')[0]],
    );
  });
});

plainTest('titles are unique', () => {
  const titles = pages.map((path) => /<title>(.*?)<\/title>/.exec(htmlOf.get(path) ?? '')?.[1]);
  expect(titles).not.toContain(undefined);
  expect(new Set(titles).size).toBe(titles.length);
});

describe('links inside the site', () => {
  const links = new Map<string, string>();
  for (const [path, html] of htmlOf) {
    const tags = [...tagsOf(html, 'a'), ...tagsOf(html, 'link'), ...tagsOf(html, 'img'), ...tagsOf(html, 'script')];
    for (const tag of tags) {
      const target = attribute(tag, 'href') || attribute(tag, 'src');
      // The canonical address is on the public host; the other tests look at it.
      if (target.startsWith('/') && attribute(tag, 'rel') !== 'canonical') links.set(target, path);
    }
  }

  plainTest('there are some', () => {
    expect(links.size).toBeGreaterThan(15);
  });

  plainTest.each([...links])('%s, as on %s', async (link) => {
    const { pathname, search, hash } = new URL(link, site);
    const { status, body } = await ask(pathname + search);
    expect(status).toBe(200);
    if (hash) expect(idsOf(body.toString())).toContain(hash.slice(1));
  });
});

describe('budgets', () => {
  plainTest.each(addresses)(`%s is at most ${HTML_BUDGET_B} B, compressed`, (path) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    expect(brotli(htmlOf.get(path) ?? '', { params }).length).toBeLessThanOrEqual(HTML_BUDGET_B);
  });

  plainTest.each(pages.filter((path) => path !== routes.contact))('%s loads no script', (path) => {
    const html = htmlOf.get(path) ?? '';
    expect(tagsOf(html, 'script').filter((tag) => attribute(tag, 'src'))).toEqual([]);
    expect(html).not.toMatch(/modulepreload|astro-island/);
  });

  test.for(['/', PLAN, routes.contact])('%s asks for little', async (path, { visit }) => {
    const page = await visit('about:blank');
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(path);
    await fontsOf(page);
    const fonts = responses.filter((response) => response.request().resourceType() === 'font');
    const sizes = await Promise.all(fonts.map(async (font) => (await font.body()).length));
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FONT_BUDGET_B);
    expect(responses.map((response) => response.url()).slice(REQUEST_BUDGET)).toEqual([]);
  });

  test('the contact page loads no script until its form is touched', async ({ visit }) => {
    const page = await visit('about:blank');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script' || request.url().endsWith('.js')) scripts.push(request.url());
    });
    await page.goto(routes.contact);
    await page.getByRole('heading', { level: 1 }).click();
    await page.evaluate(() => document.fonts.ready);
    expect(scripts).toEqual([]);
    await page.getByRole('textbox', { name: 'Mensaje' }).click();
    await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
    expect(scripts).not.toEqual([]);
  });
});
