import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Content } from '../../../domain/content/content.ts';
import { formatPrice } from '../../../domain/price.ts';
import { routes } from '../../../domain/routes.ts';
import { formatHours } from '../../../domain/site/opening-hours.ts';
import { dayAndNight } from '../../../domain/site/palette.ts';
import { sitePaths } from '../../../domain/site/site-paths.ts';
import { readEnv } from '../../../server/config/env.ts';
import { createLocals } from '../../../server/site/page-locals.ts';
import type { Render } from '../../../server/site/rendered-pages.ts';
import { createFeedParser } from '../../../server/whitepapers/parse-feed.ts';
import { fixtureContent } from '../../harness/fixture-content.ts';
import { content as ours } from '../../harness/unit/our-content.ts';

type Brand = { readonly content: Content; readonly pages: Map<string, string> };
const one: Brand = { content: ours, pages: new Map() };
const other: Brand = { content: fixtureContent(), pages: new Map() };

/** A feed of few pages is parsed in less. */
const PARSE_MS = 60_000;

/** Renders everything of both brands in one process, side by side, each page of one beside a page of the other. */
beforeAll(async () => {
  const { render } = (await import(resolve('dist/server/entry.mjs'))) as { readonly render: Render };
  const tasks = await Promise.all([one, other].map((brand) => listPages(brand, render)));
  const turns = Math.max(...tasks.map(({ length }) => length));
  for (let turn = 0; turn < turns; turn++) await Promise.all(tasks.map((pages) => pages[turn]?.()));
});

/** For each page of a brand, a function that renders and keeps it. */
async function listPages({ content, pages }: Brand, render: Render): Promise<readonly (() => Promise<void>)[]> {
  const localsOf = createLocals(readEnv({}, content.company));
  const feed = await (await render(routes.localFeed, localsOf({ content, whitepapers: undefined }))).text();
  const parse = createFeedParser({ siteUrl: content.company.site });
  const { list: whitepapers } = await parse(feed, AbortSignal.timeout(PARSE_MS));
  const locals = localsOf({ content, whitepapers });
  const paths = [...sitePaths(content), ...whitepapers.map(({ slug_es }) => routes.whitepaper(slug_es))];
  return paths.map((path) => async () => {
    pages.set(path, await (await render(path, locals)).text());
  });
}

/** What a visitor reads, without addresses, which the program makes. */
const visibleText = (html: string) => html.replaceAll(/<(script|style)\b.*?<\/\1>|https?:[^\s<]+|<[^>]*>/gs, ' ');
const wordsOf = (text: string) => new Set(text.match(/\p{L}{5,}/gu));
/** Words that pages take from the calendar, not from the content. */
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month).toLocaleDateString('es', { month: 'long' }),
);

/** Facts, colours, prices and the paths of the logo that the content of one brand has and the other's has not. */
function factsOf({ content: { company, palette, logo, plans, priceWords, projects, whitepaperFiles } }: Brand) {
  return [
    ...[company.name, company.email, company.site, company.address, `${company.referencePrefix}-`],
    ...[company.town, formatHours(company.hours), ...company.socials.map(({ href }) => href)],
    ...Object.values(palette).flatMap(dayAndNight),
    ...[...logo.markup.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path),
    ...Object.values(plans).map(({ price }) => formatPrice(price, priceWords)),
    ...[...projects, ...whitepaperFiles].map(({ slug }) => slug),
  ];
}

describe.each([
  ['ours', other, one],
  ['the other one', one, other],
])('no page of %s has', (_, foreign, own) => {
  const found = (isFound: (html: string) => readonly string[]) =>
    [...own.pages].flatMap(([path, html]) => isFound(html).map((fact) => `${path}: ${fact}`));

  test('a fact, colour, price or part of the logo of the other brand', () => {
    const known = [JSON.stringify(own.content), ...factsOf(own)].join('\n');
    const facts = factsOf(foreign).map((fact) => ({
      fact,
      pattern: new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(fact)}(?![\\p{L}\\d]|[.,]\\d)`, 'iu'),
    }));
    const whole = facts.filter(({ pattern }) => !pattern.test(known));
    // Proves that the search works: the other brand's own pages have them.
    const shown = [...foreign.pages.values()].join('\n');
    expect(whole.filter(({ pattern }) => pattern.test(shown)).length).toBeGreaterThan(whole.length / 2);
    expect(found((html) => whole.flatMap(({ fact, pattern }) => (pattern.test(html) ? fact : [])))).toEqual([]);
  });

  test('a word that only the content of the other brand has', () => {
    const known = wordsOf(JSON.stringify(own.content));
    const distinctive = wordsOf(JSON.stringify(foreign.content)).difference(known).difference(new Set(MONTHS));
    const shown = wordsOf([...foreign.pages.values()].map(visibleText).join(' '));
    expect(shown.intersection(distinctive).size).toBeGreaterThan(100);
    expect(found((html) => [...wordsOf(visibleText(html)).intersection(distinctive)])).toEqual([]);
  });
});

test('every page was rendered', () => {
  for (const { pages } of [one, other]) expect(pages.size).toBeGreaterThan(40);
});
