import { expect } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { site, test } from '../browser.ts';

const FILES = { Instrument: 'instrument-sans', Piazzolla: 'piazzolla' };

/** In the page: the fonts of its own that it has and is set in. */
const shown = () => {
  const set = getComputedStyle(document.documentElement);
  const wanted = ['--serif', '--sans'].map((name) => set.getPropertyValue(name).split(',')[0]);
  const there = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  return wanted.filter((family) => there.includes(family ?? ''));
};

test.for([
  ['Piazzolla', 'Instrument'],
  ['Instrument', 'Piazzolla'],
] as const)('without %s the page is set in %s', async ([lost, other], { visit, complaints }) => {
  const page = await visit('about:blank');
  await page.route(`**/${FILES[lost]}.*.woff2`, (route) => route.abort());
  await page.goto(routes.home);
  await page.waitForFunction(() => document.documentElement.dataset['fonts'] !== undefined);
  expect(await page.evaluate(shown)).toEqual([other]);
  // The browser tells of the file that did not come, and nobody of anything else.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')]);
});

test('the second page of a visit is set in both from its beginning', async ({ visit }) => {
  const page = await visit('about:blank');
  await page.goto(routes.learn, { waitUntil: 'commit', referer: site + routes.home });
  const begun = await page.waitForFunction(() => document.documentElement.dataset['fonts'] !== undefined);
  expect(await begun.jsonValue()).toBe(true);
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  expect(await page.evaluate(shown)).toEqual(['Piazzolla', 'Instrument']);
});

test('without script the page asks for both fonts itself', async ({ visit }) => {
  const page = await visit('about:blank', { javaScriptEnabled: false });
  const asked = Object.values(FILES).map((name) => page.waitForResponse((response) => response.url().includes(name)));
  await page.goto(routes.home);
  for (const answer of await Promise.all(asked)) expect(answer.status()).toBe(200);
});
