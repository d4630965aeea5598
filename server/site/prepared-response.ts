import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ByteRange, isSameBody, readRange } from './byte-range.ts';
import { type Bodies, chooseEncoding, ENCODINGS, type Encoding } from './encoding.ts';

export type Headers = Readonly<Record<string, string>>;
type Variant = { readonly body: Buffer; readonly etag: string; readonly headers: Headers };

/** An answer with everything about it worked out: sending it hashes and compresses nothing. */
export type PreparedAnswer = {
  readonly status: number;
  /** What there is to choose from, best first. */
  readonly offered: readonly Encoding[];
  readonly variants: Readonly<Partial<Record<Encoding, Variant>>> & { readonly identity: Variant };
};

/** Of the hash that tells one body from another: 66 bits. */
const HASH_LETTERS = 11;

/** Prepares an answer. A compressed body that is no smaller than the plain one is dropped. */
export function prepareAnswer(bodies: Bodies, headers: Headers, status = 200): PreparedAnswer {
  const hash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, HASH_LETTERS);
  const worthwhile = ENCODINGS.filter((encoding) => {
    const body = bodies[encoding];
    return body && (encoding === 'identity' || body.length < bodies.identity.length);
  });
  const variants = worthwhile.map((encoding) => {
    const body = bodies[encoding] as Buffer;
    return [encoding, prepareVariant(encoding, body, hash, headers)] as const;
  });
  return { status, offered: worthwhile, variants: Object.fromEntries(variants) as PreparedAnswer['variants'] };
}

function prepareVariant(encoding: Encoding, body: Buffer, hash: string, headers: Headers): Variant {
  const etag = `"${hash}-${encoding}"`;
  const own: Record<string, string> = { ...headers, etag, vary: 'accept-encoding', 'content-length': `${body.length}` };
  if (encoding !== 'identity') own['content-encoding'] = encoding;
  return { body, etag, headers: own };
}

/** What goes over the wire; the body of a HEAD request does not. */
export type Sent = { readonly status: number; readonly headers: Headers; readonly body?: Buffer };
type Asked = { readonly method?: string | undefined; readonly headers: IncomingHttpHeaders };

/** The prepared answer in the best form the client reads, the piece of it that is asked for, or 304. */
function chooseForm({ method, headers: asked }: Asked, answer: PreparedAnswer): Sent {
  const encoding = chooseEncoding(asked['accept-encoding'] as string | undefined, answer.offered);
  const { body, etag, headers } = answer.variants[encoding] ?? answer.variants.identity;
  if (answer.status === 200 && isKnown(asked['if-none-match'], etag)) {
    return { status: 304, headers: without(headers, ['content-encoding', 'content-type', 'content-length']) };
  }
  if (method === 'GET' && asked.range && headers['accept-ranges'] && isSameBody(asked['if-range'] as string, etag)) {
    const range = readRange(asked.range, body.length);
    if (range) return choosePiece(range, { body, etag, headers });
  }
  return { status: answer.status, headers, body };
}

/** Sends a prepared answer. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer): FastifyReply {
  const { status, headers, body } = chooseForm(request, answer);
  return reply.code(status).headers(headers).send(body);
}

/** A piece of a body. Safari plays no video from a server that cannot send one. */
function choosePiece(range: ByteRange | 'unsatisfiable', { body, headers }: Variant): Sent {
  if (range === 'unsatisfiable') {
    const left = without(headers, ['content-type', 'cache-control', 'etag', 'content-length']);
    return { status: 416, headers: { ...left, 'content-range': `bytes */${body.length}`, 'content-length': '0' } };
  }
  const { first, last } = range;
  const piece = body.subarray(first, last + 1);
  const own = { 'content-range': `bytes ${first}-${last}/${body.length}`, 'content-length': `${piece.length}` };
  return { status: 206, headers: { ...headers, ...own }, body: piece };
}

const without = (headers: Headers, names: readonly string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((part) => {
    const known = part.trim();
    return known === '*' || known === etag || known === `W/${etag}`;
  });
}
