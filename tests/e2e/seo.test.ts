import { describe, expect, test as plainTest } from 'vitest';
import { company } from '../../content/company.ts';
import { routes } from '../../domain/routes.ts';
import { getHtml, rawRequest } from '../raw-request.ts';
import { pages } from './pages.ts';

const ORIGIN = 'https://ilalo.example';
const MAX_TITLE = 60;
const DESCRIPTION = { min: 50, max: 165 };
const MAX_PICTURE_BYTES = 300_000;

const htmlOf = new Map(await Promise.all(pages.map(async (path) => [path, await getHtml(path)] as const)));
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

/** Width and height from a PNG header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe.each([...htmlOf])('%s', (path, html) => {
  plainTest('has a title, description and canonical URL within limits', () => {
    expect(titleOf(html).length).toBeLessThanOrEqual(MAX_TITLE);
    const description = meta(html, 'description');
    expect(description.length).toBeGreaterThanOrEqual(DESCRIPTION.min);
    expect(description.length).toBeLessThanOrEqual(DESCRIPTION.max);
    expect(canonicalOf(html)).toBe(ORIGIN + path);
    expect(meta(html, 'robots')).toBe('index, follow, max-image-preview:large');
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

  plainTest('has breadcrumbs', () => {
    const breadcrumbs = find(html, 'BreadcrumbList');
    if (path === '/') return expect(breadcrumbs).toBeUndefined();
    const steps = breadcrumbs?.['itemListElement'] as { position: number; name: string; item: string }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps[0]).toMatchObject({ name: 'Inicio', item: `${ORIGIN}/` });
    expect(steps.at(-1)?.item).toBe(ORIGIN + path);
    for (const { item, name } of steps) {
      expect(pages).toContain(new URL(item).pathname);
      expect(name).not.toMatch(/^\//);
    }
  });
});

plainTest('titles, descriptions, keywords and share images are unique', () => {
  const named = ['description', 'keywords', 'og:image'].map((name) => (html: string) => meta(html, name));
  for (const field of [titleOf, ...named]) {
    const values = [...htmlOf.values()].map(field);
    expect(new Set(values).size).toBe(values.length);
  }
});

plainTest.each([
  ['/servicios/desarrollo-web/web-splash', 'Splash: página web · Ilaló'],
  ['/servicios/desarrollo-ecommerce/ec-nivel-1', 'E-commerce Nivel I: tienda en línea · Ilaló'],
  ['/servicios/diseno-grafico/gfx-g-nivel', 'Diseño gráfico general · Ilaló'],
])('the title of %s names the plan and its category', (path, title) => {
  expect(titleOf(htmlOf.get(path) ?? '')).toBe(title);
});

plainTest('a project’s description says that it is a sample', () => {
  expect(meta(htmlOf.get('/portafolio/vivero-modelo') ?? '', 'description')).toBe(
    'Catálogo de plantas nativas. Proyecto de muestra de nuestro portafolio.',
  );
});

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
        addressLocality: 'Tumbaco',
        addressRegion: 'Pichincha',
        addressCountry: 'EC',
      },
      openingHoursSpecification: { opens: '08:00', closes: '23:00' },
    });
    expect(find(html(path), 'ProfessionalService')).not.toHaveProperty('telephone');
  });

  plainTest('home: WebSite', () => {
    expect(find(html('/'), 'WebSite')).toMatchObject({ name: company.name, url: `${ORIGIN}/`, inLanguage: 'es-EC' });
  });

  plainTest.each([
    ['/servicios/desarrollo-web/nivel-2', { minPrice: 500, priceCurrency: 'USD' }],
    [
      '/servicios/alojamiento-web/hosting-nivel-2',
      { price: 45, priceCurrency: 'USD', billingDuration: 3, unitCode: 'MON' },
    ],
    ['/servicios/diseno-grafico-web/gfx-w-nivel-1', { price: 240, priceCurrency: 'USD' }],
  ])('%s: Service with its price', (path, figure) => {
    const service = find(html(path), 'Service');
    expect(service).toMatchObject({ provider: { name: company.name }, url: ORIGIN + path });
    expect(service?.['offers']).toEqual([
      expect.objectContaining({ url: ORIGIN + path, priceSpecification: expect.objectContaining(figure) }),
    ]);
  });

  plainTest('a plan without a fixed price has no offer', () => {
    const service = find(html('/servicios/desarrollo-ecommerce/ec-nivel-2'), 'Service');
    expect(service).toMatchObject({ name: 'E-commerce Nivel II' });
    expect(service).not.toHaveProperty('offers');
  });

  plainTest.each([routes.webDevelopment, routes.hosting, routes.graphicDesign, routes.marketing])(
    '%s: FAQPage with exactly the visible questions',
    (path) => {
      const questions = find(html(path), 'FAQPage')?.['mainEntity'] as {
        name: string;
        acceptedAnswer: { text: string };
      }[];
      const shown = [
        ...html(path)
          .slice(html(path).indexOf('<main'))
          .matchAll(/<details[^>]*><summary>([^<]*)/g),
      ].map(([, question]) => decode(question ?? ''));
      expect(questions.map(({ name }) => name)).toEqual(shown);
      for (const { acceptedAnswer } of questions) expect(decode(html(path))).toContain(acceptedAnswer.text);
    },
  );

  plainTest('whitepaper: Article with date, image and author', () => {
    expect(find(html('/whitepaper/dominio-y-correo'), 'Article')).toMatchObject({
      headline: 'Dominio y correo con el nombre de su negocio',
      datePublished: '2026-11-17',
      image: `${ORIGIN}/compartir/whitepaper/dominio-y-correo.png`,
      author: { name: company.name },
      publisher: { name: company.name },
    });
  });
});
