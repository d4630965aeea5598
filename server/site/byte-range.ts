/** Both ends included, as in HTTP. */
export type ByteRange = { readonly first: number; readonly last: number };

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * What a Range header asks of a body of `size` bytes: one range, `unsatisfiable` when all of it lies beyond the
 * end, or undefined when the whole is to be sent: without a header, with one that makes no sense, and for
 * several ranges at once, which no player of ours needs (RFC 9110, 14.2).
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = ONE_RANGE.exec(header?.trim().toLowerCase() ?? '') ?? [];
  if (!from && !to) return undefined;
  // Without a beginning it is the length of the tail.
  const first = from ? Number(from) : Math.max(0, size - Number(to));
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1;
  if (from && to && Number(to) < first) return undefined;
  return first < size ? { first, last } : 'unsatisfiable';
}

/** Whether an If-Range header lets a range be taken: the client must hold exactly this body (RFC 9110, 13.1.5). */
export const isSameBody = (ifRange: string | undefined, etag: string): boolean =>
  ifRange === undefined || ifRange.trim() === etag;
