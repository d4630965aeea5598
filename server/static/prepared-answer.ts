import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSameBody, readRange } from './byte-range.ts';
import { type Bodies, chooseEncoding, ENCODINGS, type Encoding } from './encoding.ts';

type Headers = Readonly<Record<string, string>>;
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
  const own: Record<string, string> = { ...headers, etag, vary: 'accept-encoding' };
  if (encoding !== 'identity') own['content-encoding'] = encoding;
  return { body, etag, headers: own };
}

/** Sends a prepared answer in the best form the client reads, or 304 when the client has it. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined, answer.offered);
  const variant = answer.variants[encoding] ?? answer.variants.identity;
  reply.headers(variant.headers);
  if (answer.status === 200 && isKnown(request.headers['if-none-match'], variant.etag)) {
    return reply.code(304).removeHeader('content-encoding').removeHeader('content-type').send();
  }
  if (request.method === 'GET' && variant.headers['accept-ranges']) return sendRange(request, reply, variant);
  return reply.code(answer.status).send(variant.body);
}

/** Sends the piece that is asked for, or the whole. Safari plays no video from a server that cannot do this. */
function sendRange({ headers }: FastifyRequest, reply: FastifyReply, { body, etag }: Variant): FastifyReply {
  const range = isSameBody(headers['if-range'] as string | undefined, etag)
    ? readRange(headers.range, body.length)
    : undefined;
  if (!range) return reply.code(200).send(body);
  if (range === 'unsatisfiable') {
    for (const name of ['content-type', 'cache-control', 'etag']) reply.removeHeader(name);
    return reply.code(416).header('content-range', `bytes */${body.length}`).send();
  }
  const { first, last } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${body.length}`)
    .send(body.subarray(first, last + 1));
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((part) => {
    const known = part.trim();
    return known === '*' || known === etag || known === `W/${etag}`;
  });
}
