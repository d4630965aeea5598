import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Content } from '../../domain/content/content.ts';
import { isNotFoundPage, routes } from '../../domain/routes.ts';
import { yearInEcuador } from '../../domain/site/moment.ts';
import { pathOf } from '../../domain/site/url-parts.ts';
import { chooseEncoding, compressBody, ENCODINGS } from '../http/encoding.ts';
import { LruCache } from '../http/lru-cache.ts';
import { type PreparedResponse, prepareResponse, sendPrepared } from '../http/prepared-response.ts';
import type { RenderPriority, RenderQueue } from '../http/render-queue.ts';
import { type AdaptPolicy, fieldsOf, headersOf, readPage } from './page-headers.ts';
import type { Shown } from './page-locals.ts';

/** Renders a page. `path` is canonical and may carry a query; the page reads `locals`. */
export type Render = (path: string, locals: object) => Promise<Response>;

/** Renders a page of the site as it is now. */
export type RenderNow = (path: string, locals?: object) => Promise<Response>;

type Rendering = {
  readonly render: RenderNow;
  /** Shared by all pages. */
  readonly queue: RenderQueue;
};

export type SendOnce = ReturnType<typeof openUncachedPages>;

type Once = {
  readonly priority?: RenderPriority;
  /** Path of the page, when it is not the requested one. */
  readonly page?: string;
};

/**
 * Returns a function that sends a page with the status of `reply`, rendered for one visitor. It throws what `render`
 * throws, and TooBusy.
 */
export function openUncachedPages({ render, queue }: Rendering, adaptPolicy: AdaptPolicy) {
  return async (request: FastifyRequest, reply: FastifyReply, locals: object, once: Once = {}) => {
    const { priority = 'form', page = pathOf(request.url) } = once;
    const encodings = [chooseEncoding(request.headers['accept-encoding'], ENCODINGS)];
    const response = await queue.run(priority, async () => {
      const read = await readPage(await render(page, locals));
      const headers = fieldsOf(read, { 'cache-control': 'no-store' }, page, adaptPolicy);
      return prepareResponse(await compressBody(read.body, FAST_QUALITY, encodings), headers, reply.statusCode);
    });
    return sendPrepared(request, reply, response);
  };
}

type PageSettings = Pick<Rendering, 'queue'> & {
  readonly shown: () => Shown;
  readonly render: (path: string, shown: Shown) => Promise<Response>;
  readonly adaptPolicy: AdaptPolicy;
};

type Cache = LruCache<string, Promise<PreparedResponse>>;
/** The pages of a list of whitepapers, and of a year: the footer states it. */
type Kept = { readonly list: Shown['whitepapers']; readonly year: string; readonly pages: Cache };

/** About 25 MB. */
const CACHED_PAGES = 250;
/** Brotli quality while somebody waits; takes 2 ms. */
const FAST_QUALITY = 5;
/** Brotli quality of kept pages, in the background: takes 40 ms, once for each page. */
const BEST_QUALITY = 11;
/** Larger pages would take seconds at the best quality. */
const LARGE_BYTES = 150_000;

/** Pages that are the same for everybody, rendered when first requested and then kept, compressed. */
export function createRenderedPages({ shown, queue, render, adaptPolicy }: PageSettings) {
  /** The contents that have been shown. */
  const begun = new WeakSet<Content>();
  const isOver = (content: Content) => begun.add(shown().content).has(content) && shown().content !== content;
  const caches = new WeakMap<Content, Kept>();

  function cacheOf({ content, whitepapers }: Shown): Cache {
    const kept = caches.get(content);
    const year = yearInEcuador(Date.now());
    if (kept && kept.list === whitepapers && kept.year === year) return kept.pages;
    const pages: Cache = new LruCache(CACHED_PAGES);
    caches.set(content, { list: whitepapers, year, pages });
    return pages;
  }

  /** Concurrent requests share one render. Failed renders leave the cache. */
  function renderShared(address: string, now: Shown): Promise<PreparedResponse> {
    const cache = cacheOf(now);
    const cached = cache.get(address);
    if (cached) return cached;
    const response = queue.run(address === routes.contact ? 'contact' : 'page', async () => {
      const status = isNotFoundPage(address) ? 404 : 200;
      const read = await readPage(await render(address, now), status);
      const headers = fieldsOf(read, headersOf(address), address, adaptPolicy);
      const compress = async (quality: number) =>
        prepareResponse(await compressBody(read.body, quality), headers, status);
      const recompress = async () => {
        if (isOver(now.content)) return;
        const best = await compress(BEST_QUALITY);
        if (cache.get(address) === response) cache.set(address, Promise.resolve(best));
      };
      // Pages with a query are many, and few of them are read twice. In a full queue, a page stays as it is.
      if (read.body.length <= LARGE_BYTES && !address.includes('?'))
        void queue.run('background', recompress).catch(() => undefined);
      return compress(FAST_QUALITY);
    });
    cache.set(address, response);
    response.catch(() => cache.delete(address));
    return response;
  }

  return {
    /** Sends the page of an address. Throws what `render` throws, and TooBusy. */
    send: async (request: FastifyRequest, reply: FastifyReply, address: string) =>
      sendPrepared(request, reply, await renderShared(address, shown())),
    /** Renders pages in the background, one after the other, for what is shown now or soon; no longer for what was. */
    async prepare(addresses: readonly string[], soon: Shown) {
      for (const address of addresses) {
        if (isOver(soon.content)) return;
        await renderShared(address, soon);
      }
    },
  };
}
