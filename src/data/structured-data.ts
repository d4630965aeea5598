import type { Offer, Thing } from 'schema-dts';
import { languageOf } from '../../domain/content/company.ts';
import type { Content } from '../../domain/content/content.ts';
import type { Plan } from '../../domain/plans/plan.ts';
import { routes } from '../../domain/routes.ts';
import { type OpeningHours, readDays } from '../../domain/site/opening-hours.ts';
import type { Whitepaper } from '../../domain/whitepapers/whitepaper.ts';
import { readBreadcrumbs } from './breadcrumbs.ts';

/** Structured data of pages (schema.org). URLs are absolute; `origin` has no trailing slash. */

const agencyId = (origin: string) => `${origin}/#agencia`;
/** UN/CEFACT unit code for a month. */
const MONTH = 'MON';

/** The agency in full, for the home and contact pages; others refer to its `@id`. */
export function agency({ company }: Content, origin: string): Thing {
  return {
    '@type': 'ProfessionalService',
    '@id': agencyId(origin),
    name: company.name,
    url: `${origin}/`,
    logo: origin + routes.icon(512),
    image: origin + routes.sharePicture(routes.home),
    email: company.email,
    ...(company.phone && { telephone: company.phone }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: company.town,
      addressRegion: company.region,
      addressCountry: company.country.code,
    },
    ...openingHours(company.hours),
    sameAs: company.socials.map(({ href }) => href),
  };
}

/** The opening hours; none when the days are in words that say more than days, because hours without days mean all days. */
export function openingHours({ days, opens, closes }: OpeningHours) {
  const dayOfWeek = days ? readDays(days) : [];
  if (!dayOfWeek) return {};
  const hours = { '@type': 'OpeningHoursSpecification' as const, opens, closes };
  return { openingHoursSpecification: { ...hours, ...(days && { dayOfWeek }) } };
}

export function webSite({ company }: Content, origin: string): Thing {
  const publisher = { '@id': agencyId(origin) };
  return { '@type': 'WebSite', name: company.name, url: `${origin}/`, inLanguage: languageOf(company), publisher };
}

/** Breadcrumbs, which the page shows too; none one step below the home page, where they would say nothing. */
export function breadcrumbs(content: Content, origin: string, path: string, title: string): Thing[] {
  const steps = readBreadcrumbs(content, path, title);
  if (steps.length < 3) return [];
  const itemListElement = steps.map(({ label, href }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: label,
    item: origin + href,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

type Sold = { readonly name: string; readonly description: string; readonly path: string };

/** A service with an offer for each plan that has a price. */
export function service(
  { company }: Content,
  origin: string,
  { name, description, path }: Sold,
  plans: readonly (Plan & { href?: string })[],
): Thing {
  const offers = plans.flatMap((plan) => offer(origin, plan, plan.href ?? path));
  return {
    '@type': 'Service',
    name,
    description,
    url: origin + path,
    provider: { '@id': agencyId(origin), '@type': 'ProfessionalService', name: company.name },
    areaServed: { '@type': 'Country', name: company.country.name },
    ...(offers.length > 0 && { offers }),
  };
}

/** The offer of a plan; marks its price as a minimum or as recurring. None for a plan without a price. */
function offer(origin: string, { title, price }: Plan, path: string): Offer[] {
  if (!price) return [];
  const priceSpecification = {
    '@type': 'UnitPriceSpecification' as const,
    priceCurrency: 'USD',
    ...(price.from ? { minPrice: price.amount } : { price: price.amount }),
    ...(price.months && { billingDuration: price.months, unitCode: MONTH }),
  };
  return [{ '@type': 'Offer', name: title, url: origin + path, priceSpecification }];
}

/** The author of a whitepaper, or the default author; empty when the agency is the author. */
export const personOf = ({ company }: Content, { author }: Pick<Whitepaper, 'author'>): string =>
  author || company.author;

/** A whitepaper as an `Article`; `image` is an absolute URL. */
export function article(
  content: Content,
  origin: string,
  whitepaper: Whitepaper,
  description: string,
  image: string,
): Thing {
  const { company } = content;
  const person = personOf(content, whitepaper);
  const us = { '@type': 'Organization' as const, '@id': agencyId(origin), name: company.name, url: `${origin}/` };
  return {
    '@type': 'Article',
    headline: whitepaper.title_es,
    description,
    datePublished: whitepaper.created_at,
    inLanguage: languageOf(company),
    image,
    keywords: whitepaper.keywords_es ?? whitepaper.tags_es,
    author: person ? { '@type': 'Person', name: person } : us,
    publisher: us,
    mainEntityOfPage: origin + routes.whitepaper(whitepaper.slug_es),
  };
}

/** JSON-LD for a `<script>`. `<` is escaped, so that no text can end the script. */
export function writeGraph(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
