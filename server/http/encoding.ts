import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** In order of preference. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];
/** A body in its available encodings. */
export type Bodies = { readonly identity: Buffer; readonly br?: Buffer; readonly gzip?: Buffer };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The first of `offered` that an Accept-Encoding header allows, or identity when it allows none. */
export function chooseEncoding(header: string | undefined, offered: readonly Encoding[]): Encoding {
  if (!header) return 'identity';
  const weights = new Map(header.toLowerCase().split(',').map(readWeight));
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 1 : 0);
  return offered.find((encoding) => weightOf(encoding) > 0) ?? 'identity';
}

function readWeight(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
}

/**
 * Compresses with brotli and gzip, or with those of `encodings`. `quality` is brotli's, 0 to 11: high for cached bodies,
 * low while a client waits.
 */
export async function compressBody(
  identity: Buffer,
  quality: number,
  encodings: readonly Encoding[] = ENCODINGS,
): Promise<Bodies> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, gz] = await Promise.all([
    encodings.includes('br') ? compressBrotli(identity, { params }) : undefined,
    encodings.includes('gzip') ? compressGzip(identity) : undefined,
  ]);
  return { identity, ...(br && { br }), ...(gz && { gzip: gz }) };
}
