import type { FastifyReply, FastifyRequest } from 'fastify';
import { HTML_TYPE } from './content-type.ts';
import { chooseEncoding, compressBody, ENCODINGS, type Encoding } from './encoding.ts';
import { LruCache } from './lru-cache.ts';
import { type PreparedResponse, prepareResponse, sendPrepared } from './prepared-response.ts';
import type { RenderPriority, RenderQueue } from './render-queue.ts';

/** Renders a page of the build. `path` is canonical and may carry a query; the page reads `locals`. */
export type Render = (path: string, locals: object) => Promise<Response>;

/** Sends pages that are rendered on demand. Both functions throw what `render` throws, and TooBusy. */
export type RenderedPages = {
  /** Sends the requested page, cached and the same for everybody. */
  readonly send: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** Renders the requested page for one visitor with the status of `reply`. */
  readonly sendUncached: (
    request: FastifyRequest,
    reply: FastifyReply,
    locals: object,
    options?: UncachedOptions,
  ) => Promise<FastifyReply>;
};

type UncachedOptions = {
  readonly priority?: RenderPriority;
  /** Path of the page, when it is not the requested one. */
  readonly page?: string;
};

type PageSettings = {
  readonly render: Render;
  /** Shared by all rendered pages. */
  readonly queue: RenderQueue;
  /** Normalizes a URL to the address that is rendered and cached. */
  readonly addressOf: (url: string) => string;
  readonly priorityOf: (address: string) => RenderPriority;
  /** Locals of cached pages. */
  readonly locals?: object;
  /** Adds sources to a page's content security policy that depend on the configuration. */
  readonly adaptPolicy?: (policy: string) => string;
};

type Cache = LruCache<string, Promise<PreparedResponse>>;

const CACHED_PAGES = 200;
/** Brotli quality of cached pages without a query: takes 40 ms, once per page. */
const BEST_QUALITY = 11;
/** Brotli quality of all other pages, and of large ones, which would take seconds at quality 11. */
const FAST_QUALITY = 5;
const LARGE_BYTES = 150_000;

/** Renders pages on demand, with a bounded cache of compressed responses. */
export function createRenderedPages(settings: PageSettings): RenderedPages {
  const cache: Cache = new LruCache(CACHED_PAGES);
  return {
    async send(request, reply) {
      const address = settings.addressOf(request.url);
      const response = cache.get(address) ?? renderShared(settings, address, cache);
      return sendPrepared(request, reply, await response);
    },
    async sendUncached(request, reply, locals, { priority = 'formResponse', page = pathOf(request) } = {}) {
      const encoding = chooseEncoding(request.headers['accept-encoding'], ENCODINGS);
      const options = { ...UNCACHED, locals, status: reply.statusCode, encodings: [encoding] };
      return sendPrepared(
        request,
        reply,
        await settings.queue.run(priority, () => renderPage(settings, page, options)),
      );
    },
  };
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '';

/** Concurrent requests share one render. Failed renders leave the cache. */
function renderShared(settings: PageSettings, address: string, cache: Cache): Promise<PreparedResponse> {
  const { queue, priorityOf, locals = {} } = settings;
  const quality = address.includes('?') ? FAST_QUALITY : BEST_QUALITY;
  const response = queue.run(priorityOf(address), () => renderPage(settings, address, { ...CACHED, quality, locals }));
  cache.set(address, response);
  response.catch(() => cache.delete(address));
  return response;
}

type RenderOptions = {
  readonly locals: object;
  readonly cacheControl: string;
  readonly quality: number;
  readonly status: number;
  /** Only these, for a response that is sent once; otherwise all. */
  readonly encodings?: readonly Encoding[];
};
const CACHED = { cacheControl: 'no-cache', status: 200 };
const UNCACHED = { cacheControl: 'no-store', quality: FAST_QUALITY };

async function renderPage(
  { render, adaptPolicy = (policy) => policy }: PageSettings,
  address: string,
  { locals, cacheControl, quality, status, encodings }: RenderOptions,
): Promise<PreparedResponse> {
  const response = await render(address, locals);
  const given = response.headers.get('content-type') ?? HTML_TYPE;
  const type = given.startsWith('text/html') ? HTML_TYPE : given;
  const policy = response.headers.get('content-security-policy');
  if (!response.ok || (type === HTML_TYPE && !policy)) {
    throw new Error(`Rendering returned status ${response.status}, policy: ${policy}`);
  }
  const body = Buffer.from(await response.arrayBuffer());
  const bodies = await compressBody(body, body.length > LARGE_BYTES ? FAST_QUALITY : quality, encodings);
  const headers = { 'content-type': type, 'cache-control': cacheControl };
  return prepareResponse(
    bodies,
    policy ? { ...headers, 'content-security-policy': adaptPolicy(policy) } : headers,
    status,
  );
}
