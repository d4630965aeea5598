import { createHash } from 'node:crypto';

const INLINE = /<(script|style)\b[^>]*>(.*?)<\/\1>/gs;
const HASH = / 'sha256-[^']+'/g;

/**
 * A page's security policy with the hashes of what it holds and no others. Astro lists those of the whole site
 * on every page: two kilobytes of headers that would push the end of the page out of the first round trip.
 */
export function keepOwnHashes(policy: string, html: string): string {
  const own = new Set(
    [...html.matchAll(INLINE)].map(([, , text = '']) => createHash('sha256').update(text).digest('base64')),
  );
  return policy.replace(HASH, (source) => (own.has(source.slice(" 'sha256-".length, -1)) ? source : ''));
}
