import { expect } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { fontsOf, site, test, twoFrames } from '../browser.ts';

const FILES = { Instrument: 'instrument-sans', Piazzolla: 'piazzolla' };

/** In the page: the fonts of its own that it has and is set in. */
const shown = () => {
  const set = getComputedStyle(document.documentElement);
  const wanted = ['--serif', '--sans'].map((name) => set.getPropertyValue(name).split(',')[0]);
  const there = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  return wanted.filter((family) => there.includes(family ?? ''));
};

/** In the page: whether it has been given its fonts, those that did not come among them. */
const areGiven = () => {
  const given = [...document.fonts].map(({ family }) => family);
  return ['Piazzolla', 'Instrument'].every((family) => given.includes(family));
};

test.for([
  ['Piazzolla', 'Instrument'],
  ['Instrument', 'Piazzolla'],
] as const)('without %s the page is set in %s', async ([lost, other], { visit, complaints }) => {
  const page = await visit('about:blank');
  await page.route(`**/${FILES[lost]}.*.woff2`, (route) => route.abort());
  await page.goto(routes.home);
  await page.waitForFunction(areGiven);
  expect(await page.evaluate(shown)).toEqual([other]);
  // The browser tells of the file that did not come, and nobody of anything else.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')]);
});

test('the first page of a visit asks for its fonts when it is painted', async ({ visit }) => {
  const page = await visit('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('.woff2') && asked.push(request.url()));
  // Nobody is told of a paint.
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto(routes.learn);
  await page.evaluate(twoFrames);
  expect(asked).toEqual([]);
});

test('later pages of a visit ask for theirs before they have anything to paint', async ({ visit }) => {
  const page = await visit('about:blank');
  await page.addInitScript(() => {
    const { load } = FontFace.prototype;
    const before: boolean[] = [];
    Object.assign(window, { before });
    FontFace.prototype.load = function () {
      before.push(document.querySelector('header') === null);
      return load.call(this);
    };
  });
  await page.goto(routes.learn, { referer: site + routes.home });
  await fontsOf(page);
  expect(await page.evaluate(() => (window as unknown as { before: boolean[] }).before.slice(0, 2))).toEqual([
    true,
    true,
  ]);
});

test('with and without script the fonts are the same', async ({ visit }) => {
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
