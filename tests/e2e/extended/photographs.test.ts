import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test as plainTest } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { DESKTOP, PHONE, test, twoFrames } from '../../browser.ts';
import { Resources, tempFolder } from '../../harness/resources.ts';
import { startSite } from '../../harness/server.ts';
import { company } from '../../harness/unit/our-content.ts';
import { holdRequests } from '../../hold-requests.ts';
import { expectNoShift, isPainted, watchShifts } from '../../layout-shift.ts';
import { DRAFT, DRAFT_TITLE, PHOTOS, PROJECT, tellsItsOrigin, WHITEPAPER, writePhotographs } from './photographs.ts';

const SITE = company.site;

let folder = '';
let url = '';
beforeAll(async () => {
  const resources = new Resources();
  folder = tempFolder(resources.closeLater);
  await writePhotographs(folder);
  ({ url } = await startSite(resources.closeLater, { CONTENT_DIR: folder, SITE_URL: SITE }));
  return () => resources.closeAll();
});

const textOf = async (path: string) => (await fetch(url + path)).text();
const readProject = () => textOf(routes.project(PROJECT));
const isPicture = (path: string) => path.startsWith('/imagenes/');

plainTest('a project page has each photograph as AVIF, WebP and JPEG', async () => {
  const pictures = (await readProject()).match(/<picture.*?<\/picture>/gs) ?? [];
  expect(pictures).toHaveLength(PHOTOS.length);
  for (const picture of pictures) {
    expect([...picture.matchAll(/<source type="([^"]+)"/g)].map(([, type]) => type)).toEqual([
      'image/avif',
      'image/webp',
    ]);
    expect(picture).toMatch(/<img src="\/imagenes\/[^"]+\.jpg" width="\d+" height="\d+" alt="[^"]+"/);
  }
  const [lead, ...below] = pictures;
  expect(lead).toContain('fetchPriority="high"');
  for (const picture of below) expect(picture).toContain('loading="lazy"');
});

plainTest('every picture that a page names is served without camera metadata, and no original is', async () => {
  const named = new Set((await readProject()).match(/\/imagenes\/[\w-]+\.(?:avif|webp|jpg)/g));
  expect(named.size).toBeGreaterThan(PHOTOS.length * 3);
  for (const path of named) {
    const response = await fetch(url + path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(await tellsItsOrigin(Buffer.from(await response.arrayBuffer())), path).toBe(false);
    expect((await fetch(url + path.replace(/-\d+\.\w+$/, '.jpg'))).status).toBe(404);
  }
  for (const name of PHOTOS) expect(await tellsItsOrigin(readFileSync(join(folder, 'images', name)))).toBe(true);
});

plainTest('a photograph taken upright is shown upright', async () => {
  const [, src = '', w, h] =
    /<img src="([^"]+)" width="(\d+)" height="(\d+)" alt="La puerta"/.exec(await readProject()) ?? [];
  const { width, height } = await sharp(await (await fetch(url + src)).arrayBuffer()).metadata();
  expect(height).toBeGreaterThan(width);
  expect([Number(w), Number(h)]).toEqual([width, height]);
});

plainTest('a page with photographs allows the same images in its CSP as other pages', async () => {
  const imagesOf = async (path: string) =>
    /img-src[^;]*/.exec((await fetch(url + path)).headers.get('content-security-policy') ?? '')?.[0];
  expect(await imagesOf(routes.project(PROJECT))).toBe("img-src 'self' data:");
  expect(await imagesOf(routes.project(PROJECT))).toBe(await imagesOf(routes.learn));
});

const FALLBACK = /<picture><source type="image\/avif".*?<img src="(\/imagenes\/[^"]+\.jpg)"[^>]*>/s;

plainTest('a whitepaper shows the photograph beside its file; a draft is neither served nor listed', async () => {
  const html = await (await fetch(url + routes.whitepaper(WHITEPAPER))).text();
  const [, file = ''] = FALLBACK.exec(html) ?? [];
  expect(file).not.toBe('');
  expect((await fetch(url + file)).status).toBe(200);
  const feed = await (await fetch(url + routes.whitepaperFeed)).text();
  expect(feed).toContain(`${SITE}${file}`);
  expect(feed).not.toMatch(/(?:srcset=|src=|w, )(?:&quot;)?\/imagenes/);
  expect((await fetch(url + routes.whitepaper(DRAFT))).status).toBe(404);
  const lists = [routes.whitepapers, routes.whitepaperFeed, routes.whitepaperSitemap, routes.llms];
  for (const list of lists) expect(await (await fetch(url + list)).text()).not.toContain(DRAFT_TITLE);
  const shared = (slug: string) => fetch(url + routes.sharePicture(routes.whitepaper(slug)));
  expect([(await shared(WHITEPAPER)).status, (await shared(DRAFT)).status]).toEqual([200, 404]);
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`photographs that load late are AVIF and cause no layout shift at ${viewport.width} px`, async ({ visit }) => {
    const page = await visit('about:blank', { baseURL: url, viewport });
    const types: (string | undefined)[] = [];
    page.on('response', (response) => {
      if (isPicture(new URL(response.url()).pathname)) types.push(response.headers()['content-type']);
    });
    await page.addInitScript(watchShifts);
    const release = await holdRequests(page, '**/*.avif');
    await page.goto(routes.project(PROJECT), { waitUntil: 'commit' });
    await page.waitForFunction(isPainted);
    release();
    for (const image of await page.locator('main picture img').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
        .toBeGreaterThan(0);
    }
    await page.evaluate(twoFrames);
    await expectNoShift(page);
    expect(types).toEqual(PHOTOS.map(() => 'image/avif'));
  });
}
