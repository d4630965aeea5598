import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test as plainTest } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { breadcrumbPaths } from '../../../src/data/breadcrumbs.ts';
import { ORIGIN } from '../../harness/origin.ts';
import { planPages } from '../../harness/plans.ts';
import { breadcrumbs, catalogue, company, planPage, portfolio } from '../../harness/unit/our-content.ts';
import { exampleWhitepaper } from '../../harness/whitepapers.ts';
import { getHtml, rawRequest } from '../../raw-request.ts';
import { pages, unindexed } from './pages.ts';

/** Maximum length of a title without the brand's name, which follows it. */
const MAX_TITLE = 52;
/** Page modules are held to 155 characters; the descriptions of plans and projects are composed and may be longer. */
const DESCRIPTION = { min: 50, max: 165 };
const MAX_PICTURE_BYTES = 300_000;
/** Words that say nothing of where a link leads. */
const VAGUE = /^(más( información)?|(click |pulse )?aquí|(leer|ver|saber) más|este enlace|enlace)$/i;

const indexed = pages.filter((path) => !unindexed.includes(path));
const indexedPlans = planPages.filter(({ path }) => indexed.includes(path));
const htmlOf = new Map(await Promise.all(indexed.map(async (path) => [path, await getHtml(path)] as const)));
const decode = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#38;', '&').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
const meta = (html: string, name: string) =>
  decode(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');
const titleOf = (html: string) => decode(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

type Thing = Record<string, unknown> & { '@type': string };
const graphOf = (html: string): Thing[] => {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(text ?? '{}')['@graph'] ?? [];
};
const find = (html: string, type: string) => graphOf(html).find((thing) => thing['@type'] === type);

/** The names in the page's own breadcrumbs; none without them. */
const shownBreadcrumbs = (html: string) => {
  const list = /<ol[^>]*>(?=<li[^>]*><a href="\/">)(.*?)<\/ol>/s.exec(html)?.[1] ?? '';
  return [...list.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, step = '']) => decode(step.replaceAll(/<[^>]*>/g, '')));
};

/** Width and height from a PNG header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe.each([...htmlOf])('%s', (path, html) => {
  plainTest('has a title, description and canonical URL within limits', () => {
    const brand = ` · ${company.name}`;
    expect(titleOf(html).endsWith(brand)).toBe(true);
    expect(titleOf(html).length - brand.length).toBeLessThanOrEqual(MAX_TITLE);
    const description = meta(html, 'description');
    expect(description.length).toBeGreaterThanOrEqual(DESCRIPTION.min);
    expect(description.length).toBeLessThanOrEqual(DESCRIPTION.max);
    expect(canonicalOf(html)).toBe(ORIGIN + path);
    expect(meta(html, 'robots')).toBe('index, follow, max-image-preview:large');
  });

  plainTest('has links whose words say where they lead', () => {
    const links = [...html.matchAll(/<a [^>]*>(.*?)<\/a>/gs)].map(([, words = '']) =>
      words.replaceAll(/<[^>]*>/g, '').trim(),
    );
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((words) => VAGUE.test(words))).toEqual([]);
  });

  plainTest('has matching Open Graph tags', () => {
    expect(meta(html, 'og:title')).toBe(titleOf(html));
    expect(meta(html, 'og:description')).toBe(meta(html, 'description'));
    expect(meta(html, 'og:url')).toBe(ORIGIN + path);
    expect(meta(html, 'og:locale')).toBe('es_EC');
    expect(meta(html, 'og:type')).toBe(path.startsWith('/whitepaper/') ? 'article' : 'website');
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
  });

  plainTest('has a 1200×630 share image', async () => {
    const picture = meta(html, 'og:image');
    expect(picture).toBe(ORIGIN + routes.sharePicture(path));
    const { status, headers, body } = await rawRequest(new URL(picture).pathname);
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    expect(sizeOf(body)).toEqual([1200, 630]);
    expect(meta(html, 'og:image:alt')).toBe(titleOf(html));
    expect(body.length).toBeLessThan(MAX_PICTURE_BYTES);
  });

  plainTest('has breadcrumbs, and shows them, if it is more than one step below the home page', () => {
    const found = find(html, 'BreadcrumbList');
    const steps = (found?.['itemListElement'] ?? []) as { position: number; name: string; item: string }[];
    expect(shownBreadcrumbs(html)).toEqual(steps.map(({ name }) => name));
    if (breadcrumbPaths(path, catalogue).length < 3) return expect(steps).toEqual([]);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps[0]).toMatchObject({ name: breadcrumbs.home, item: `${ORIGIN}/` });
    expect(steps.at(-1)?.item).toBe(ORIGIN + path);
    for (const { item, name } of steps) {
      expect(pages).toContain(new URL(item).pathname);
      expect(name).not.toMatch(/^\//);
    }
  });
});

// `well-known.test.ts` compares the sitemap and llms.txt with the indexed pages.
plainTest.each(unindexed)('%s is not indexed', async (path) => {
  const html = await getHtml(path);
  expect(meta(html, 'robots')).toBe('noindex');
  expect(canonicalOf(html)).toBe(ORIGIN + path);
  expect(meta(html, 'og:image')).toBe(ORIGIN + routes.sharePicture(path));
});

plainTest('titles, descriptions, keywords and share images are unique', () => {
  const named = ['description', 'keywords', 'og:image'].map((name) => (html: string) => meta(html, name));
  for (const field of [titleOf, ...named]) {
    const values = [...htmlOf.values()].map(field);
    expect(new Set(values).size).toBe(values.length);
  }
});

plainTest.each(indexedPlans.map((plan) => [plan.path, plan] as const))(
  'the title of %s names the plan and its category',
  (path, { title, type }) => {
    const kinds: Readonly<Record<string, string>> = planPage.kinds;
    const named = [`${title}: ${kinds[type]}`, title].map((text) => `${text} · ${company.name}`);
    expect(named).toContain(titleOf(htmlOf.get(path) ?? ''));
  },
);

const samples = globSync('content/projects/*.yaml').filter((file) =>
  /^sample: true$/m.test(readFileSync(file, 'utf8')),
);
plainTest.each(samples.map((file) => routes.project(basename(file, '.yaml'))))(
  'the description of %s says that it is a sample',
  async (path) => {
    expect(meta(await getHtml(path), 'description')).toContain(portfolio.sample);
  },
);

plainTest.each(['/no-existe', '/portafolio/no-existe', '/whitepaper/no-existe', '/servicios/desarrollo-web/no-existe'])(
  '%s has noindex and no structured data',
  async (path) => {
    const html = await getHtml(path);
    expect(meta(html, 'robots')).toBe('noindex');
    expect(graphOf(html)).toEqual([]);
  },
);

describe('structured data', () => {
  const html = (path: string) => htmlOf.get(path) ?? '';

  plainTest.each(['/', routes.contact])('%s: ProfessionalService with address and opening hours', (path) => {
    expect(find(html(path), 'ProfessionalService')).toMatchObject({
      '@id': `${ORIGIN}/#agencia`,
      name: company.name,
      email: company.email,
      address: {
        '@type': 'PostalAddress',
        addressLocality: company.town,
        addressRegion: company.region,
        addressCountry: company.country.code,
      },
      openingHoursSpecification: { opens: company.hours.opens, closes: company.hours.closes },
    });
    expect('telephone' in (find(html(path), 'ProfessionalService') ?? {})).toBe(company.phone !== '');
  });

  plainTest('home: WebSite with name, URL and language', () => {
    expect(find(html('/'), 'WebSite')).toMatchObject({ name: company.name, url: `${ORIGIN}/`, inLanguage: 'es-EC' });
  });

  plainTest.each(indexedPlans.map((plan) => [plan.path, plan] as const))(
    '%s: Service with the price that content/ gives',
    (path, { title, price }) => {
      const service = find(html(path), 'Service');
      expect(service).toMatchObject({ name: title, provider: { name: company.name }, url: ORIGIN + path });
      if (!price) return expect(service).not.toHaveProperty('offers');
      const figure = {
        priceCurrency: 'USD',
        [price.from ? 'minPrice' : 'price']: price.amount,
        ...(price.months && { billingDuration: price.months, unitCode: 'MON' }),
      };
      expect(service?.['offers']).toEqual([
        expect.objectContaining({ url: ORIGIN + path, priceSpecification: expect.objectContaining(figure) }),
      ]);
    },
  );

  plainTest('whitepaper: Article with date, image and author', () => {
    const { path, title, date } = exampleWhitepaper();
    expect(find(html(path), 'Article')).toMatchObject({
      headline: title,
      datePublished: date,
      image: `${ORIGIN}${routes.sharePicture(path)}`,
      author: { name: company.author || company.name },
      publisher: { name: company.name },
    });
  });
});
