import type { Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { site, test, twoFrames } from '../browser.ts';
import { fontsOf } from '../fonts.ts';
import { ask } from '../wire.ts';

const FILES = { Instrument: 'instrument-sans', Piazzolla: 'piazzolla' };

/** In the page: the fonts of its own that it has and is set in. */
const shown = () => {
  const set = getComputedStyle(document.documentElement);
  const wanted = ['--serif', '--sans'].map((name) => set.getPropertyValue(name).split(',')[0]);
  const there = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  return wanted.filter((family) => there.includes(family ?? ''));
};

describe.each([
  // The browser tells of the file that did not come, and nobody of anything else.
  ['fails', (route: Route) => route.abort(), [expect.stringContaining('net::ERR_FAILED')]],
  ['never comes', () => {}, []],
] as const)('when a font %s', (_, lose, told) => {
  test.for([
    ['Piazzolla', 'Instrument', ''],
    ['Instrument', 'Piazzolla', ''],
    ['Piazzolla', 'Instrument', routes.home],
  ] as const)('without %s the page is set in %s, coming from «%s»', async (row, { visit, complaints }) => {
    const [lost, other, from] = row;
    const page = await visit('about:blank');
    await page.route(`**/${FILES[lost]}.*.woff2`, lose);
    await page.goto(routes.learn, { waitUntil: 'commit', ...(from && { referer: site + from }) });
    await expect.poll(() => page.evaluate(shown)).toEqual([other]);
    await expect.poll(() => complaints).toEqual(told);
    complaints.splice(0);
  });
});

test('the first page of a visit asks for no font before it is told of a paint', async ({ visit }) => {
  const page = await visit('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('.woff2') && asked.push(request.url()));
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto(routes.learn);
  await page.evaluate(twoFrames);
  expect(asked).toEqual([]);
});

test('later pages of a visit have what is at hand before they have anything to paint', async ({ visit }) => {
  const page = await visit('about:blank');
  await page.addInitScript(() => {
    FontFace.prototype.load = function () {
      return Promise.resolve(this);
    };
    new MutationObserver((_, observer) => {
      if (!document.querySelector('header')) return;
      observer.disconnect();
      Object.assign(window, { begun: [...document.fonts].map(({ family }) => family) });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(routes.learn, { referer: site + routes.home });
  const begun = await page.evaluate(() => (window as unknown as { begun: string[] }).begun);
  expect(begun).toEqual(expect.arrayContaining(['Piazzolla', 'Instrument']));
});

test('a style sheet of somebody else, which cannot be read, takes no font away', async ({ visit, complaints }) => {
  const page = await visit('about:blank', { bypassCSP: true });
  await page.route('https://extension.example/*', (route) => route.fulfill({ contentType: 'text/css', body: 'p{}' }));
  const html = (await ask(routes.learn)).body.toString();
  const body = html.replace('<head>', '<head><link rel="stylesheet" href="https://extension.example/a.css">');
  await page.route(`**${routes.learn}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(routes.learn);
  await fontsOf(page);
  expect(complaints.splice(0)).toEqual(['request to another host: https://extension.example/a.css']);
});

test('with and without script the fonts have the same weights', async ({ visit }) => {
  const page = await visit(routes.home);
  await fontsOf(page);
  const faces = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const unscripted = rules.find((rule) => (rule as CSSMediaRule).conditionText === '(scripting: none)');
    return {
      withScript: [...document.fonts].map(({ family, weight }) => `${family} ${weight}`),
      without: [...(unscripted as CSSMediaRule).cssRules].map((rule) => {
        const { style } = rule as CSSFontFaceRule;
        return `${style.getPropertyValue('font-family')} ${style.getPropertyValue('font-weight')}`;
      }),
    };
  });
  expect(faces.without).toHaveLength(Object.keys(FILES).length);
  expect(faces.withScript).toEqual(expect.arrayContaining(faces.without));
});

test('without script the page asks for both fonts itself', async ({ visit }) => {
  const page = await visit('about:blank', { javaScriptEnabled: false });
  const asked = Object.values(FILES).map((name) => page.waitForResponse((response) => response.url().includes(name)));
  await page.goto(routes.home);
  for (const answer of await Promise.all(asked)) expect(answer.status()).toBe(200);
});
