import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONTACT_LIMITS } from '../../domain/contact-message.ts';
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

const CACHED_PAGES = 200;
/** Brotli's quality for a page that a visitor waits for. */
const RENDER_QUALITY = 5;
/** The only parameters that change what everyone sees; any other is left out of the key. */
const PARAMETERS = ['fromServiceId', 'fromService'];

/**
 * Wraps `render` with a bounded cache of compressed answers. `adaptPolicy` may allow in a page's content
 * security policy what the build could not know of.
 */
export function createRenderedPages(render: Render, adaptPolicy = (policy: string) => policy): RenderedPages {
  const drawPage = (address: string, locals: object, cacheControl: string, status: number) =>
    draw({ render, adaptPolicy }, address, locals, cacheControl, status);
  const drawn = new LruCache<string, Promise<PreparedAnswer>>(CACHED_PAGES);
  return {
    async send(request, reply) {
      const address = cacheableAddress(request.url);
      const known = drawn.get(address);
      const answer = known ?? drawPage(address, {}, 'no-cache', 200);
      if (!known) {
        drawn.set(address, answer);
        answer.catch(() => drawn.delete(address));
      }
      return sendPrepared(request, reply, await answer);
    },
    async sendOnce(request, reply, locals) {
      const [page = ''] = request.url.split('?');
      return sendPrepared(request, reply, await drawPage(page, locals, 'no-store', reply.statusCode));
    },
  };
}

async function draw(
  { render, adaptPolicy }: { readonly render: Render; readonly adaptPolicy: (policy: string) => string },
  address: string,
  locals: object,
  cacheControl: string,
  status: number,
): Promise<PreparedAnswer> {
  const response = await render(address, locals);
  const policy = response.headers.get('content-security-policy');
  if (!response.ok || !policy) throw new Error(`Rendering answered ${response.status}, policy: ${policy}`);
  const bodies = await compressBody(Buffer.from(await response.arrayBuffer()), RENDER_QUALITY);
  return prepareAnswer(
    bodies,
    { 'content-type': HTML_TYPE, 'cache-control': cacheControl, 'content-security-policy': adaptPolicy(policy) },
    status,
  );
}

/** Path and known parameters in a fixed order; one that is longer than a field may be is ignored. */
function cacheableAddress(url: string): string {
  const [page = ''] = url.split('?', 1);
  const query = url.slice(page.length + 1);
  const asked = new URLSearchParams(query);
  const kept = PARAMETERS.flatMap((name) => {
    const value = asked.get(name);
    return value && value.length <= CONTACT_LIMITS.service ? [[name, value]] : [];
  });
  return kept.length > 0 ? `${page}?${new URLSearchParams(kept)}` : page;
}
