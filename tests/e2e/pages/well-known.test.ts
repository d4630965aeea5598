import sharp from 'sharp';
import { describe, expect, test as plainTest } from 'vitest';
import { mailHref, routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';
import { ORIGIN } from '../../harness/origin.ts';
import { company } from '../../harness/unit/our-content.ts';
import { exampleWhitepaper } from '../../harness/whitepapers.ts';
import { rawRequest } from '../../raw-request.ts';
import { generalDesign, pages, unindexed } from './pages.ts';

const textOf = async (path: string) => {
  const { status, headers, body } = await rawRequest(path);
  expect(status, path).toBe(200);
  return { type: headers['content-type'], text: body.toString() };
};
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

/** The lastmod dates of a sitemap. */
const daysOf = (xml: string) => [...xml.matchAll(/<lastmod>([^<]*)</g)].map(([, day = '']) => day);

/** Link targets of each page, without links to itself. */
const targets = await Promise.all(
  pages.map(async (path) => {
    const links = (await textOf(path)).text.matchAll(/<a [^>]*?href="(\/[^"?#]*)/g);
    return [...links].map(([, target = '']) => target).filter((target) => target !== path);
  }),
);
const linked = pages.filter((path) => targets.flat().includes(path));
const indexed = linked.filter((path) => !unindexed.includes(path));

plainTest('every page is linked from another one, except general graphic design plans', () => {
  expect(pages.filter((path) => !linked.includes(path)).toSorted()).toEqual(generalDesign.toSorted());
});

describe('sitemaps', () => {
  plainTest('list exactly the linked canonical pages that are indexed, each once', async () => {
    const index = locations((await textOf('/sitemap.xml')).text);
    const maps = await Promise.all(index.map((address) => textOf(new URL(address).pathname)));
    const listed = maps.flatMap(({ text }) => locations(text));
    expect(listed.toSorted()).toEqual(indexed.map((path) => ORIGIN + path).toSorted());
    // A sitemap in a folder may only list pages of that folder (sitemaps.org, «Sitemap file location»).
    for (const address of index) expect(new URL(address).pathname).toMatch(/^\/[^/]+$/);
    for (const { text, type } of maps) {
      expect(type).toMatch(/^application\/xml/);
      expect(daysOf(text).filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day))).toEqual([]);
    }
  });

  plainTest('have lastmod dates in their index', async () => {
    const [index, paths, whitepapers] = await Promise.all(
      [routes.sitemap, routes.pagesSitemap, routes.whitepaperSitemap].map(async (path) =>
        daysOf((await textOf(path)).text),
      ),
    );
    const newest = (days: readonly string[] = []) => days.toSorted().at(-1);
    // Only what the desk changed has a day.
    expect(index?.at(-1)).toBe(newest(whitepapers));
    expect(index).toHaveLength(newest(paths) ? 2 : 1);
    if (newest(paths)) expect(index?.[0]?.localeCompare(newest(paths) ?? '')).toBeGreaterThanOrEqual(0);
  });

  plainTest('have each whitepaper’s date', async () => {
    const { text } = await textOf(routes.whitepaperSitemap);
    const { path, date } = exampleWhitepaper();
    expect(text).toContain(`${path}</loc><lastmod>${date}</lastmod>`);
  });
});

test('every XML file is well-formed', async ({ visit }) => {
  const page = await visit('about:blank');
  for (const path of [
    '/sitemap.xml',
    '/sitemap-paginas.xml',
    routes.whitepaperSitemap,
    '/whitepapers/rss.xml',
    '/favicon.svg',
  ]) {
    const { text } = await textOf(path);
    const parserError = await page.evaluate((xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      return parsed.querySelector('parsererror')?.textContent ?? '';
    }, text);
    expect(parserError, path).toBe('');
  }
});

plainTest('the RSS feed has the full text of each whitepaper', async () => {
  const { text } = await textOf('/whitepapers/rss.xml');
  const items = text.split('<item>').slice(1);
  expect(items).toHaveLength(pages.filter((path) => path.startsWith('/whitepaper/')).length);
  for (const item of items) {
    expect(item).toMatch(/<title>.+<\/title><link>/);
    expect(item).toContain(`<link>${ORIGIN}/whitepaper/`);
    expect(item).toMatch(/<pubDate>\w{3}, \d{2} \w{3} \d{4} 05:00:00 GMT<\/pubDate>/);
    expect(item.length).toBeGreaterThan(4_000);
    expect(item).not.toMatch(/href=&quot;\//);
  }
  expect(text).toContain(`<atom:link href="${ORIGIN}${routes.whitepaperFeed}" rel="self"`);
  const days = [...text.matchAll(/<pubDate>([^<]*)</g)].map(([, day = '']) => Date.parse(day));
  expect(Date.parse(/<lastBuildDate>([^<]*)</.exec(text)?.[1] ?? '')).toBe(Math.max(...days));
});

describe.each([
  ['manifest', routes.manifest],
  ['describedby', routes.llms],
])('the %s link', (relation, target) => {
  const isLinked = async (path: string) =>
    (await rawRequest(path)).body.includes(`<link rel="${relation}" href="${target}"`);

  plainTest.each([routes.home, routes.team, routes.contact])('is in the head of %s', async (path) => {
    expect(await isLinked(path)).toBe(true);
  });

  plainTest('is absent from 404 pages', async () => {
    expect(await isLinked('/no-existe')).toBe(false);
  });
});

plainTest('the manifest’s icons exist with the declared type and size', async () => {
  const { text, type } = await textOf('/manifest.webmanifest');
  expect(type).toBe('application/manifest+json; charset=utf-8');
  const manifest = JSON.parse(text);
  expect(manifest).toMatchObject({
    short_name: company.name,
    lang: 'es-EC',
    start_url: '/',
    background_color: expect.stringMatching(/^#/),
  });
  for (const { src, sizes, type: iconType } of manifest.icons) {
    const { headers, body } = await rawRequest(src);
    expect(headers['content-type']).toContain(iconType);
    if (iconType === 'image/png') expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes);
  }
});

plainTest.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/apple-touch-icon.png', 'image/png'],
])('%s exists at its conventional path', async (path, type) => {
  expect((await textOf(path)).type).toBe(type);
});

plainTest('the SVG icon has fixed colours outside browsers and adapts to dark mode', async () => {
  const { text } = await textOf('/favicon.svg');
  const { data } = await sharp(Buffer.from(text)).resize(64, 64).raw().toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: data.length / 4 }, (_, at) => data.subarray(at * 4, at * 4 + 4).toString('hex'));
  const opaque = new Set(pixels.filter((pixel) => pixel.endsWith('ff')));
  // The mountain, its threads and the sun.
  expect(opaque.size).toBeGreaterThanOrEqual(3);
  expect(text).toContain('prefers-color-scheme:dark');
});

plainTest('robots.txt allows all pages and links the sitemap', async () => {
  const { text } = await textOf('/robots.txt');
  expect(text).toBe(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
});

plainTest('security.txt has a contact and expires within a year', async () => {
  const { text, type } = await textOf('/.well-known/security.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  expect(text).toContain(`Contact: ${mailHref(company.email)}\n`);
  expect(text).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt\n`);
  const left = Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '') - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(365 * 24 * 3_600_000);
});

plainTest('llms.txt lists only linked pages that are indexed', async () => {
  const { text } = await textOf('/llms.txt');
  expect(text.startsWith(`# ${company.name}\n\n> `)).toBe(true);
  const listed = [...text.matchAll(/\]\((https?:[^)]*)\)/g)].flatMap(([, address = '']) =>
    address.startsWith(ORIGIN) ? address.slice(ORIGIN.length) : [],
  );
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.filter((path) => ![...indexed, routes.whitepaperFeed].includes(path))).toEqual([]);
});
