import type { FastifyReply, FastifyRequest } from 'fastify';
import { HTML_TYPE } from './content-type.ts';
import { compressBody } from './encoding.ts';
import { LruCache } from './lru-cache.ts';
import { type PreparedAnswer, prepareAnswer, sendPrepared } from './prepared-response.ts';
import type { DrawingQueue, Urgency } from './render-queue.ts';

/** Draws a page of the build: `path` is canonical and may carry a query, `locals` is what the page reads. */
export type Render = (path: string, locals: object) => Promise<Response>;

/** Sends pages that are drawn when asked for. Both throw what `render` throws, and TooBusy. */
export type RenderedPages = {
  /** The requested page as anyone sees it, out of the cache when it was drawn before. */
  readonly send: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** The requested page drawn for one visitor, never kept; the status of `reply` stands. */
  readonly sendOnce: (
    request: FastifyRequest,
    reply: FastifyReply,
    locals: object,
    urgency?: Urgency,
  ) => Promise<FastifyReply>;
};

type PageSettings = {
  readonly render: Render;
  /** Shared by all pages that are drawn. */
  readonly queue: DrawingQueue;
  /** The address that a request is drawn and kept under: what changes nothing is left out of it. */
  readonly addressOf: (url: string) => string;
  /** How soon the page of such an address is drawn; a variant is not kept. */
  readonly urgencyOf: (address: string) => Urgency;
  /** What pages that everyone sees are drawn with. */
  readonly locals?: object;
  /** Allows in a page's content security policy what the build could not know of. */
  readonly adaptPolicy?: (policy: string) => string;
};

const CACHED_PAGES = 200;
/** Brotli's quality for a page that everyone sees: 40 ms once, and one round trip for everyone after. */
const KEPT_QUALITY = 11;
/** And for one of many that a query asks for, that a single visitor sees, or that is so large that the best takes seconds. */
const PASSING_QUALITY = 5;
const LARGE_BYTES = 150_000;

/** Draws pages on demand, with a bounded cache of compressed answers. */
export function createRenderedPages(settings: PageSettings): RenderedPages {
  const drawn = new LruCache<string, Promise<PreparedAnswer>>(CACHED_PAGES);
  return {
    async send(request, reply) {
      const address = settings.addressOf(request.url);
      const known = drawn.get(address);
      const answer = known ?? drawShared(settings, address, drawn);
      return sendPrepared(request, reply, await answer);
    },
    async sendOnce(request, reply, locals, urgency = 'answer') {
      const [page = ''] = request.url.split('?');
      const manner = { ...PASSING, locals, status: reply.statusCode };
      return sendPrepared(request, reply, await settings.queue.run(urgency, () => draw(settings, page, manner)));
    },
  };
}

/** Requests for the same page share one drawing; afterwards it is forgotten if it is a variant, or failed. */
function drawShared(
  settings: PageSettings,
  address: string,
  drawn: LruCache<string, Promise<PreparedAnswer>>,
): Promise<PreparedAnswer> {
  const { queue, urgencyOf, locals = {} } = settings;
  const urgency = urgencyOf(address);
  const quality = address.includes('?') ? PASSING_QUALITY : KEPT_QUALITY;
  const forget = () => drawn.delete(address);
  const answer = queue.run(urgency, () => draw(settings, address, { ...KEPT, quality, locals }));
  drawn.set(address, answer);
  answer.then(urgency === 'variant' ? forget : undefined, forget);
  return answer;
}

type Manner = {
  readonly locals: object;
  readonly cacheControl: string;
  readonly quality: number;
  readonly status: number;
};
const KEPT = { cacheControl: 'no-cache', status: 200 };
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
