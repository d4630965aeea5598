import type { FastifyReply, FastifyRequest } from 'fastify';
import { HTML_TYPE } from './content-type.ts';
import { compressBody } from './encoding.ts';
import { LruCache } from './lru-cache.ts';
import { type PreparedAnswer, prepareAnswer, sendPrepared } from './prepared-answer.ts';

/** Draws a page of the build: `path` is canonical and may carry a query, `locals` is what the page reads. */
export type Render = (path: string, locals: object) => Promise<Response>;

/** Sends pages that are drawn when asked for. Both throw what `render` throws. */
export type RenderedPages = {
  /** The requested page as anyone sees it, out of the cache when it was drawn before. */
  readonly send: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** The requested page drawn for one visitor, never kept; the status of `reply` stands. */
  readonly sendOnce: (request: FastifyRequest, reply: FastifyReply, locals: object) => Promise<FastifyReply>;
};

type PageSettings = {
  readonly render: Render;
  /** The address that a request is drawn and kept under: what changes nothing is left out of it. */
  readonly addressOf: (url: string) => string;
  /** What pages that everyone sees are drawn with. */
  readonly locals?: object;
  /** Allows in a page's content security policy what the build could not know of. */
  readonly adaptPolicy?: (policy: string) => string;
};

const CACHED_PAGES = 200;
/** Brotli's quality for a page that is kept: 40 ms once, and one round trip for everyone after. */
const KEPT_QUALITY = 11;
/** And for one that a single visitor sees, or that is so large that the best would take seconds. */
const PASSING_QUALITY = 5;
const LARGE_BYTES = 150_000;

/** Draws pages on demand, with a bounded cache of compressed answers. */
export function createRenderedPages(settings: PageSettings): RenderedPages {
  const drawn = new LruCache<string, Promise<PreparedAnswer>>(CACHED_PAGES);
  return {
    async send(request, reply) {
      const address = settings.addressOf(request.url);
      const known = drawn.get(address);
      const answer = known ?? draw(settings, address, { ...KEPT, locals: settings.locals ?? {} });
      if (!known) {
        drawn.set(address, answer);
        answer.catch(() => drawn.delete(address));
      }
      return sendPrepared(request, reply, await answer);
    },
    async sendOnce(request, reply, locals) {
      const [page = ''] = request.url.split('?');
      const answer = await draw(settings, page, { ...PASSING, locals, status: reply.statusCode });
      return sendPrepared(request, reply, answer);
    },
  };
}

type Manner = {
  readonly locals: object;
  readonly cacheControl: string;
  readonly quality: number;
  readonly status: number;
};
const KEPT = { cacheControl: 'no-cache', quality: KEPT_QUALITY, status: 200 };
const PASSING = { cacheControl: 'no-store', quality: PASSING_QUALITY };

async function draw(
  { render, adaptPolicy = (policy) => policy }: PageSettings,
  address: string,
  { locals, cacheControl, quality, status }: Manner,
): Promise<PreparedAnswer> {
  const response = await render(address, locals);
  const given = response.headers.get('content-type') ?? HTML_TYPE;
  const type = given.startsWith('text/html') ? HTML_TYPE : given;
  const policy = response.headers.get('content-security-policy');
  if (!response.ok || (type === HTML_TYPE && !policy)) {
    throw new Error(`Rendering answered ${response.status}, policy: ${policy}`);
  }
  const body = Buffer.from(await response.arrayBuffer());
  const bodies = await compressBody(body, body.length > LARGE_BYTES ? PASSING_QUALITY : quality);
  const headers = { 'content-type': type, 'cache-control': cacheControl };
  return prepareAnswer(
    bodies,
    policy ? { ...headers, 'content-security-policy': adaptPolicy(policy) } : headers,
    status,
  );
}

/** An address with those of its parameters that are named, in that order; one longer than its limit is ignored. */
export function keepParameters(url: string, limits: Readonly<Record<string, number>>): string {
  const [page = ''] = url.split('?', 1);
  const asked = new URLSearchParams(url.slice(page.length + 1));
  const kept = Object.entries(limits).flatMap(([name, limit]) => {
    const value = asked.get(name);
    return value && value.length <= limit ? [[name, value]] : [];
  });
  return kept.length > 0 ? `${page}?${new URLSearchParams(kept)}` : page;
}
