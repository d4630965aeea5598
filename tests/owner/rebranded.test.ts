import { join } from 'node:path';
import { formatHex } from 'culori';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Content } from '../../domain/content/content.ts';
import { routes } from '../../domain/routes.ts';
import { formatClaims } from '../../domain/site/claims.ts';
import { dayAndNight, type Palette } from '../../domain/site/palette.ts';
import { checkContent } from '../../server/content/check/check-content.ts';
import { axeViolations } from '../axe.ts';
import { DESKTOP, PHONE, test } from '../browser.ts';
import { linesOf, runNew, STUDIO } from '../harness/new-content.ts';
import { Resources } from '../harness/resources.ts';
import { claims, company, palette } from '../harness/unit/our-content.ts';
import { validateDocument } from '../html.ts';
import { excessWidth } from '../overflow.ts';
import { type BrandSite, openBrandSite, receiveEmail, siteTraces, textsOf } from './brand-site.ts';
import { sellOnly } from './brands/own-catalogue.ts';
import { ONE_PAGE_OFFER, STUDIO_OFFER } from './brands/photographers.ts';
import { type Crawl, followLinks } from './follow-links.ts';
import { factsOf, formerFacts } from './traces.ts';

const coloursOf = (palette: Palette) =>
  Object.values(palette)
    .flatMap(dayAndNight)
    .map((one) => formatHex(one));
const ours = coloursOf(palette);

const LOOKS = [
  [PHONE, 'dark'],
  [DESKTOP, 'light'],
] as const;

/** The samples in the hands of a studio that took its own offer into them; and one that began without them. */
const BRANDS = [
  { name: "a photographer's studio with two services", offer: STUDIO_OFFER },
  { name: 'a brand with one service and no plans', offer: ONE_PAGE_OFFER },
  { name: 'a studio without samples' },
];
const SAMPLES = { ...STUDIO, services: undefined, pages: ['team'] } as const;

describe.each(BRANDS)('$name', ({ offer }) => {
  const resources = new Resources();
  const home = resources.tempFolder();
  let site: BrandSite;
  let crawl: Crawl;
  let studio: Content;

  beforeAll(async () => {
    const { code, output } = await runNew(home, linesOf(offer ? SAMPLES : STUDIO));
    expect(code, output).toBe(0);
    const folder = join(home, 'content');
    if (offer) sellOnly(folder, offer);
    const { content, report } = checkContent(folder);
    expect(report.problems).toEqual([]);
    studio = content as Content;
    site = await openBrandSite(resources.closeLater, folder);
    crawl = await followLinks(site.url);
  });
  afterAll(() => resources.closeAll());

  test('pages, feeds, icons and emails contain no fact about our agency', async () => {
    // Proves that the search works: it finds the new name.
    expect(await siteTraces(site, [studio.company.name])).not.toEqual([]);
    expect(factsOf(company)).toContain(URL.parse(company.site)?.hostname);
    const former = formerFacts(company, studio.company);
    expect(former).toContain(company.name);
    expect(await siteTraces(site, former)).toEqual([]);
  });

  test('emails have the band in the colours of the new palette and none of our colours', async () => {
    const email = await receiveEmail(site);
    const colours = email.match(/#[\da-f]{6}\b/g) ?? [];
    expect(colours).toContain(formatHex(STUDIO.colours.maiz));
    expect(colours.filter((colour) => ours.includes(colour))).toEqual([]);
  });

  test('pages and the outage page have none of our colours', async () => {
    for (const [path, text] of await textsOf(site)) {
      const plain = text.replaceAll(/data:text\/css;[^,]*,([\w+/=]+)/g, (_, data) => atob(data));
      const written = [...plain.matchAll(/#[\da-f]{6}\b|oklch\([^)]*\)/g)].map(([colour]) => formatHex(colour));
      expect(
        written.filter((colour) => ours.includes(colour)),
        path,
      ).toEqual([]);
    }
  });

  test('icons and share pictures have the colours of the new palette', async () => {
    const corner = async (path: string) => {
      const response = await fetch(site.url + path);
      const { data } = await sharp(Buffer.from(await response.arrayBuffer()))
        .extract({ left: 0, top: 0, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return `#${data.toString('hex')}`;
    };
    const colours = coloursOf(studio.palette);
    expect(await corner(routes.icon(192))).toBe(formatHex(STUDIO.colours.cielo));
    for (const [path, html] of crawl.pages) {
      const [picture = ''] = /(?<=og:image" content="https?:\/\/[^/]+)\/[^"]+/.exec(html) ?? [];
      expect(colours, path).toContain(await corner(picture));
    }
  });

  test.runIf(offer)('the home page has the figures of the new agency and none of our figures', async () => {
    const home = await (await fetch(site.url)).text();
    const own = formatClaims(studio.company.claims);
    for (const claim of ['years', 'companies', 'hostingClients'] as const) {
      expect(home, claim).toMatch(new RegExp(`(?<!\\d)${own[claim]}(?!\\d)`));
      expect(home, claim).not.toMatch(new RegExp(`Más de ${claims[claim]}(?!\\d)`, 'i'));
    }
  });

  test('the services of the new agency are in menu and footer, and our services have no page', async () => {
    const terms = crawl.pages.get(routes.terms) ?? '';
    const foot = terms.slice(terms.indexOf('<footer'));
    for (const { slug } of studio.catalogue.services) {
      for (const html of [terms, foot]) expect(html).toContain(`href="${routes.service(slug)}"`);
      expect((await fetch(site.url + routes.service(slug))).status).toBe(200);
    }
    expect((await fetch(site.url + routes.service('desarrollo-web'))).status).toBe(404);
  });

  test('every link resolves', () => expect(crawl.dead).toEqual([]));

  test('every page of the sitemap is linked, and is valid HTML', async () => {
    const sitemap = await (await fetch(site.url + routes.pagesSitemap)).text();
    const listed = [...sitemap.matchAll(/(?<=<loc>https?:\/\/[^/]+)\/[^<]*/g)].map(([path]) => path);
    expect(listed.length).toBeGreaterThan(5);
    expect([...crawl.pages.keys()]).toEqual(expect.arrayContaining(listed));
    for (const [path, html] of crawl.pages) expect.soft(validateDocument(html), path).toEqual([]);
  });

  test('no page scrolls horizontally or has axe violations, on a phone by night and on a desktop by day', async ({
    visit,
  }) => {
    const page = await visit(routes.home, { baseURL: site.url, reducedMotion: 'reduce' });
    for (const path of crawl.pages.keys()) {
      await page.goto(path);
      for (const [viewport, colorScheme] of LOOKS) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        const look = `${path} at ${viewport.width} px, ${colorScheme}`;
        expect.soft(await excessWidth(page), look).toBe(0);
        expect.soft(await axeViolations(page), look).toEqual([]);
      }
    }
  });
});
