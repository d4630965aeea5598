/** Inclusive at both ends, as in HTTP. */
export type ByteRange = { readonly first: number; readonly last: number };

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
export const isSameBody = (ifRange: string | undefined, etag: string): boolean =>
  ifRange === undefined || ifRange.trim() === etag;
