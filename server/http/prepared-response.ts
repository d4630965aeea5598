import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Bodies, chooseEncoding, ENCODINGS, type Encoding } from './encoding.ts';

export type Headers = Readonly<Record<string, string>>;
type Variant = { readonly body: Buffer; readonly etag: string; readonly headers: Headers };

/** A response hashed and compressed in advance. */
export type PreparedResponse = {
  readonly status: number;
  /** Encodings of `variants`, in order of preference. */
  readonly offered: readonly Encoding[];
  readonly variants: Readonly<Partial<Record<Encoding, Variant>>> & { readonly identity: Variant };
};

/** Prepares a response. Compressed bodies that are no smaller than the identity body are dropped. */
export function prepareResponse(bodies: Bodies, headers: Headers, status = 200): PreparedResponse {
  const digest = hash('sha256', bodies.identity, 'base64url');
  const variants = ENCODINGS.flatMap((encoding) => {
    const body = bodies[encoding];
    if (!body || (encoding !== 'identity' && body.length >= bodies.identity.length)) return [];
    return [[encoding, prepareVariant(encoding, body, digest, headers)] as const];
  });
  const offered = variants.map(([encoding]) => encoding);
  return { status, offered, variants: Object.fromEntries(variants) as PreparedResponse['variants'] };
}

function prepareVariant(encoding: Encoding, body: Buffer, digest: string, headers: Headers): Variant {
  const etag = `"${digest}-${encoding}"`;
  const own: Record<string, string> = { ...headers, etag, vary: 'accept-encoding', 'content-length': `${body.length}` };
  if (encoding !== 'identity') own['content-encoding'] = encoding;
  return { body, etag, headers: own };
}

type Selected = { readonly status: number; readonly headers: Headers; readonly body?: Buffer };

/** The best variant that the client accepts, the requested range of it, or 304. */
function chooseVariant({ method, headers: accepted }: FastifyRequest, response: PreparedResponse): Selected {
  const encoding = chooseEncoding(accepted['accept-encoding'] as string | undefined, response.offered);
  const variant = response.variants[encoding] ?? response.variants.identity;
  const { body, etag, headers } = variant;
  if (response.status === 200 && matchesEtag(accepted['if-none-match'], etag)) {
    // With HEAD, Fastify takes length and type from the body and does not send it; without one the length would be 0.
    if (method === 'HEAD') return { status: 304, headers: omit(headers, ['content-encoding']), body };
    return { status: 304, headers: omit(headers, ['content-encoding', 'content-type', 'content-length']) };
  }
  if (method === 'GET' && headers['accept-ranges'] && isSameBody(accepted['if-range'] as string, etag)) {
    const range = readRange(accepted.range, body.length);
    if (range) return selectRange(range, variant);
  }
  return { status: response.status, headers, body };
}

/** Sends a prepared response in the variant that fits the request. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, response: PreparedResponse): FastifyReply {
  const { status, headers, body } = chooseVariant(request, response);
  return reply.code(status).headers(headers).send(body);
}

/** Safari plays video only from servers that support ranges. */
function selectRange(range: ByteRange | 'unsatisfiable', { body, headers }: Variant): Selected {
  if (range === 'unsatisfiable') {
    const rest = omit(headers, ['content-type', 'cache-control', 'etag', 'content-length']);
    return { status: 416, headers: { ...rest, 'content-range': `bytes */${body.length}`, 'content-length': '0' } };
  }
  const { first, last } = range;
  const part = body.subarray(first, last + 1);
  const own = { 'content-range': `bytes ${first}-${last}/${body.length}`, 'content-length': `${part.length}` };
  return { status: 206, headers: { ...headers, ...own }, body: part };
}

const omit = (headers: Headers, names: readonly string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((part) => {
    const candidate = part.trim();
    return candidate === '*' || candidate === etag || candidate === `W/${etag}`;
  });
}

/** Sends the static «unavailable» page with a status. */
export type SendUnavailable = (request: FastifyRequest, reply: FastifyReply, status: number) => FastifyReply;

/** `page` returns the page of the current content, prepared in advance, so that sending it under load renders nothing. */
export const sendUnavailable =
  (page: () => PreparedResponse): SendUnavailable =>
  (request, reply, status) =>
    sendPrepared(request, reply, { ...page(), status });

/** Inclusive at both ends, as in HTTP. */
type ByteRange = { readonly first: number; readonly last: number };

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * Parses a Range header for a body of `size` bytes. Returns `unsatisfiable` when the range starts beyond the end, and
 * undefined when the whole body is to be sent: no header, an invalid one, or several ranges, which RFC 9110, 14.2 lets
 * a server ignore.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = ONE_RANGE.exec(header?.trim().toLowerCase() ?? '') ?? [];
  if (!from && !to) return undefined;
  // `bytes=-10` means the last ten bytes.
  const first = from ? Number(from) : Math.max(0, size - Number(to));
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1;
  if (from && to && Number(to) < first) return undefined;
  return first < size ? { first, last } : 'unsatisfiable';
}

/** Whether an If-Range header, if any, matches this body exactly (RFC 9110, 13.1.5). */
const isSameBody = (ifRange: string | undefined, etag: string): boolean =>
  ifRange === undefined || ifRange.trim() === etag;
