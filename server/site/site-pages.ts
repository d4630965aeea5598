import type { FastifyReply, FastifyRequest } from 'fastify';
import { normalizeContactAddress } from '../../domain/contact/quoted-service.ts';
import { normalizePath, routes } from '../../domain/routes.ts';
import { pageOfEachKind, pagePaths, sitePaths } from '../../domain/site/site-paths.ts';
import { pathOf, queryOf } from '../../domain/site/url-parts.ts';
import { paginate } from '../../domain/whitepapers/whitepaper-list.ts';
import type { Env } from '../config/env.ts';
import type { CurrentContent } from '../content/current-content.ts';
import type { RenderQueue } from '../http/render-queue.ts';
import { isWhitepaperPage } from '../whitepapers/whitepaper-pages.ts';
import type { WhitepaperSource } from '../whitepapers/whitepaper-source.ts';
import { openHosts } from './page-headers.ts';
import { createLocals, redirectsOf, type Shown } from './page-locals.ts';
import { createRenderedPages, type Render } from './rendered-pages.ts';

export type SitePages = ReturnType<typeof openSitePages>;

export type PageDeps = {
  readonly env: Env;
  readonly content: CurrentContent;
  readonly whitepapers: WhitepaperSource;
  readonly render: Render;
  readonly queue: RenderQueue;
};

/** Opens the pages of the site: all that visitors see, rendered from the current content. */
export function openSitePages({ env, content, whitepapers, render, queue }: PageDeps) {
  const shown = (): Shown => ({ content: content(), whitepapers: whitepapers.list() });
  const localsOf = createLocals(env);
  const pages = createRenderedPages({
    shown,
    queue,
    render: (address, now) => render(address, localsOf(now)),
    adaptPolicy: openHosts(env),
  });
  return {
    /** Whether the site has a page or a rendered file at a canonical path. Without a list every slug may be a whitepaper. */
    has: (path: string) => sitePaths(content()).has(path) || isWhitepaperPage(whitepapers, content(), path),
    /** Where an old path leads now; undefined for others. */
    redirect: (path: string) => redirectsOf(content()).get(normalizePath(path)),
    /** Sends the requested page, which must exist. Throws what rendering throws, and TooBusy. */
    send: (request: FastifyRequest, reply: FastifyReply) => pages.send(request, reply, addressOf(request.url, shown)),
    /** Renders a page with `locals` besides those that all pages have. */
    render: (path: string, locals?: object) => render(path, { ...localsOf(shown()), ...locals }),
    /** Renders a page of another content. */
    renderShown: (path: string, other: Shown) => render(path, localsOf(other)),
    /** Renders a page of each kind of a content that may be shown soon. Throws what rendering throws. */
    tryOut: (soon: Shown) => pages.prepare(pageOfEachKind(addressesOf(soon)), soon),
    /** Renders the pages of a content in the background. */
    prepare: (now: Shown) => pages.prepare(addressesOf(now).slice(0, PREPARED_PAGES), now),
  };
}

/** In the order of the site; a page takes about 10 ms. */
const PREPARED_PAGES = 80;

const addressesOf = ({ content, whitepapers = [] }: Shown) => [
  ...pagePaths(content),
  ...(content.whitepapers ? whitepapers.map(({ slug_es }) => routes.whitepaper(slug_es)) : []),
];

/** Normalizes a URL to the address that is rendered and kept: its path, and what the page reads of the query. */
function addressOf(url: string, shown: () => Shown): string {
  const path = pathOf(url);
  if (path === url) return path;
  const { content, whitepapers = [] } = shown();
  if (path === routes.contact) return normalizeContactAddress({ ...content, products: content.products?.blocks }, url);
  // One address for each existing tag and page.
  if (path === routes.whitepapers) return routes.whitepaperList(paginate(whitepapers, queryOf(url)));
  return path;
}
