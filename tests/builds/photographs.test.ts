import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, inject, test as plainTest } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { company } from '../../server/testing/our-content.ts';
import { DESKTOP, PHONE, test, twoFrames } from '../browser.ts';
import { Resources } from '../harness/resources.ts';
import { startSite } from '../harness/server.ts';
import { holdRequests } from '../hold-requests.ts';
import { expectNoShift, isPainted, watchShifts } from '../layout-shift.ts';
import { DRAFT, DRAFT_TITLE, hashOf, PHOTOS, PROJECT, tellsItsOrigin, WHITEPAPER } from './photographs.ts';

const SITE = company.site;
const { folder, originals } = inject('photographs');
const client = join(folder, 'dist/client');
const pageOf = (path: string) => readFileSync(join(client, path, 'index.html'), 'utf8');
const projectPage = pageOf(routes.project(PROJECT));

const isPicture = (name: string) => /\.(avif|webp|jpe?g)$/.test(name);
const published = readdirSync(join(client, '_astro')).filter(isPicture);

let url = '';
beforeAll(async () => {
  const resources = new Resources();
  ({ url } = await startSite(resources.closeLater, {}, folder));
  return () => resources.closeAll();
});

plainTest('a project page has each photograph as AVIF, WebP and JPEG', () => {
  const pictures = projectPage.match(/<picture.*?<\/picture>/gs) ?? [];
  expect(pictures).toHaveLength(PHOTOS.length);
  for (const picture of pictures) {
    expect([...picture.matchAll(/<source type="([^"]+)"/g)].map(([, type]) => type)).toEqual([
      'image/avif',
      'image/webp',
    ]);
    expect(picture).toMatch(/<img src="\/_astro\/[^"]+\.jpg" width="\d+" height="\d+" alt="[^"]+"/);
  }
  const [lead, ...below] = pictures;
  expect(lead).toContain('fetchPriority="high"');
  for (const picture of below) expect(picture).toContain('loading="lazy"');
});

plainTest('every picture that a page references is published', () => {
  const named = [...projectPage.matchAll(/\/_astro\/([\w.-]+\.(?:avif|webp|jpg))/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(PHOTOS.length * 3);
  expect(named.filter((name) => !published.includes(name ?? ''))).toEqual([]);
});

plainTest('neither originals nor camera metadata are published', async () => {
  const files = published.map((name) => ({ name, bytes: readFileSync(join(client, '_astro', name)) }));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter(({ bytes }) => originals.includes(hashOf(bytes))).map(({ name }) => name)).toEqual([]);
  for (const { name, bytes } of files) expect(await tellsItsOrigin(bytes), name).toBe(false);
  for (const name of PHOTOS) {
    const original = join(folder, 'content/images', name);
    expect(await tellsItsOrigin(readFileSync(original))).toBe(true);
    expect(statSync(original).size).toBeGreaterThan(6_000_000);
  }
});

plainTest('a photograph taken upright is shown upright', async () => {
  const name = published.find((each) => each.startsWith('vertical.') && each.endsWith('.jpg')) ?? '';
  const { width, height } = await sharp(join(client, '_astro', name)).metadata();
  expect(height).toBeGreaterThan(width);
  const [, w, h] = new RegExp(`${name.replaceAll('.', '\\.')}" width="(\\d+)" height="(\\d+)"`).exec(projectPage) ?? [];
  expect([Number(w), Number(h)]).toEqual([width, height]);
});

plainTest('a page with photographs allows the same images in its CSP as other pages', () => {
  const policies = JSON.parse(readFileSync(join(folder, 'dist/headers.json'), 'utf8'));
  const imagesOf = (path: string) => /img-src[^;]*/.exec(policies[path])?.[0];
  expect(imagesOf(routes.project(PROJECT))).toBe("img-src 'self' data:");
  expect(imagesOf(routes.project(PROJECT))).toBe(imagesOf(routes.learn));
});

plainTest('a project with a story is listed; placeholders are not', () => {
  const listed = readFileSync(join(client, 'sitemap-paginas.xml'), 'utf8').match(/\/portafolio\/[\w-]+/g);
  const told = globSync('content/projects/*.yaml', { cwd: folder }).filter((file) =>
    /^story:/m.test(readFileSync(join(folder, file), 'utf8')),
  );
  expect(told.length).toBeGreaterThan(0);
  expect(listed?.toSorted()).toEqual(told.map((file) => routes.project(parse(file).name)).toSorted());
  expect(readFileSync(join(client, 'llms.txt'), 'utf8').match(/\/portafolio\/[\w-]+/g)).toEqual(listed);
  expect(projectPage).toContain('<meta name="robots" content="index');
});

const FALLBACK = /<picture><source type="image\/avif".*?<img src="(\/_astro\/[^"]+\.jpg)"[^>]*>/s;

plainTest('a whitepaper shows the photograph beside its file; a draft is neither served nor listed', async () => {
  const html = await (await fetch(url + routes.whitepaper(WHITEPAPER))).text();
  const [, file = ''] = FALLBACK.exec(html) ?? [];
  expect((await fetch(url + file)).status).toBe(200);
  const feed = await (await fetch(url + routes.whitepaperFeed)).text();
  expect(feed).toContain(`${SITE}${file}`);
  expect(feed).not.toMatch(/(?:srcset=|src=|w, )(?:&quot;)?\/_astro/);
  expect((await fetch(url + routes.whitepaper(DRAFT))).status).toBe(404);
  const lists = [routes.whitepapers, routes.whitepaperFeed, routes.whitepaperSitemap, routes.llms];
  for (const list of lists) expect(await (await fetch(url + list)).text()).not.toContain(DRAFT_TITLE);
  expect(readdirSync(join(client, 'compartir/whitepaper'))).not.toContain(`${DRAFT}.png`);
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
