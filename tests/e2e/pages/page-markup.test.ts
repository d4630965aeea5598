import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { decodeCloth } from '../../../domain/loom/fragment.ts';
import { routes } from '../../../domain/routes.ts';
import { compileInlineScript } from '../../../scripts/astro/inline-script.ts';
import { site } from '../../browser.ts';
import { validateDocument } from '../../html.ts';
import { joinedWords, unsayableControls, wordlessControls } from '../../plain-html.ts';
import { getHtml, rawRequest } from '../../raw-request.ts';
import { addresses, pages } from './pages.ts';

const beforePaint = await compileInlineScript('src/layout/before-paint.ts', { VIEW_API: routes.viewApi });
const htmlOf = new Map(await Promise.all(addresses.map(async (path) => [path, await getHtml(path)] as const)));

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#38;', '&');
const attribute = (tag: string, name: string) => decode(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
const tagsOf = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
const idsOf = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));

type Nodes = ReturnType<typeof DomUtils.getElementsByTagName>;
/** Elements of the last name nested inside elements of the others, outermost first. */
const within = (document: Nodes, ...names: string[]) =>
  names.reduce((nodes, name) => [...new Set(DomUtils.getElementsByTagName(name, nodes))], document);

describe.each([...htmlOf])('%s', (path, html) => {
  const document = parseDocument(html).childNodes as Nodes;

  test('is valid HTML', () => {
    expect(validateDocument(html)).toEqual([]);
  });

  test('reads well without style: no words run together, no control is without words', () => {
    expect(joinedWords(html)).toEqual([]);
    expect(wordlessControls(html)).toEqual([]);
  });

  test('has controls that are called by the words on them', () => {
    expect(unsayableControls(html)).toEqual([]);
  });

  test('has lang es-EC, one h1 and a meta description', () => {
    expect(tagsOf(html, 'html')).toEqual([expect.stringContaining('lang="es-EC"')]);
    expect(tagsOf(html, 'h1')).toHaveLength(1);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
  });

  test('runs the inline script after the styles and before the body', () => {
    // Otherwise Firefox may paint an empty body in the wrong theme.
    const [head = ''] = html.split('<body');
    expect(head.indexOf(`<script>${beforePaint}</script>`)).toBeGreaterThan(head.lastIndexOf('</style>'));
  });

  test('has a target for every fragment link and SVG reference', () => {
    const ids = idsOf(html);
    const fragments = [...html.matchAll(/\shref="#([^"]*)"/g)].map(([, id]) => id);
    expect(fragments.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('has no id around its content that a chapter may have', () => {
    const shell = html.replace(/(<main[^>]*>).*<\/main>/s, '$1');
    expect([...idsOf(shell)].filter((id) => !id?.startsWith('_'))).toEqual([]);
  });

  test('opens external links in a new tab with noopener', () => {
    const outward = tagsOf(html, 'a').filter((tag) => /^https?:/.test(attribute(tag, 'href')));
    const wrong = outward.filter(
      (tag) => attribute(tag, 'target') !== '_blank' || !/\bnoopener\b/.test(attribute(tag, 'rel')),
    );
    expect(wrong).toEqual([]);
  });

  test('puts all navigation links in lists', () => {
    const links = within(document, 'nav', 'a');
    expect(links.length).toBeGreaterThan(0);
    expect(within(document, 'nav', 'li', 'a')).toHaveLength(links.length);
  });

  test('sets role=list, which Safari drops from lists without markers', () => {
    // Safari keeps the role inside nav, and for whitepapers, whose lists have empty markers.
    const exempt = [...within(document, 'nav', 'ul'), ...within(document, 'article', 'ul')];
    const others = within(document, 'ul').filter((list) => !exempt.includes(list));
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter(({ attribs }) => attribs['role'] !== 'list' && !attribs['aria-hidden'])).toEqual([]);
  });

  test('gives each table a caption and each header a scope', () => {
    for (const table of html.match(/<table\b.*?<\/table>/gs) ?? []) {
      expect(table).toMatch(/^<table[^>]*><caption[^>]*>[^<]/);
      expect(tagsOf(table, 'th').filter((tag) => !/ scope="(col|row)"/.test(tag))).toEqual([]);
    }
  });

  test('has its own canonical URL, or noindex', () => {
    const canonical = tagsOf(html, 'link').filter((tag) => attribute(tag, 'rel') === 'canonical');
    const isHidden = /<meta name="robots" content="noindex/.test(html);
    expect(canonical.map((tag) => new URL(attribute(tag, 'href')).pathname)).toEqual(
      isHidden ? [expect.any(String)] : [path.split('?')[0]],
    );
  });
});

test('page titles are unique', () => {
  const titles = pages.map((path) => /<title>(.*?)<\/title>/.exec(htmlOf.get(path) ?? '')?.[1]);
  expect(titles).not.toContain(undefined);
  expect(new Set(titles).size).toBe(titles.length);
});

describe('internal links', () => {
  const links = new Map<string, string>();
  for (const [path, html] of htmlOf) {
    const tags = [...tagsOf(html, 'a'), ...tagsOf(html, 'link'), ...tagsOf(html, 'img'), ...tagsOf(html, 'script')];
    for (const tag of tags) {
      const target = attribute(tag, 'href') || attribute(tag, 'src');
      // Canonical URLs have their own test.
      if (target.startsWith('/') && attribute(tag, 'rel') !== 'canonical') links.set(target, path);
    }
  }

  test('are found on the pages', () => {
    expect(links.size).toBeGreaterThan(15);
  });

  test.each([...links])('%s, linked from %s, exists', async (link) => {
    const { pathname, search, hash } = new URL(link, site);
    const { status, body } = await rawRequest(pathname + search);
    expect(status).toBe(200);
    // A fragment names an element, or holds a cloth for the loom.
    const linked = decodeCloth(hash);
    if (hash && !linked) expect(idsOf(body.toString())).toContain(hash.slice(1));
    else expect(linked?.kind).not.toBe('altered');
  });
});
