import { createHash } from 'node:crypto';
import { DomUtils, parseDocument } from 'htmlparser2';

const HASH = / 'sha256-([^']+)'/g;
const isInline = (name: string) => name === 'script' || name === 'style';

/**
 * Removes from a page's CSP the hashes of scripts and styles that it does not contain: Astro lists the whole site's
 * hashes on every page.
 */
export function keepOwnHashes(policy: string, html: string): string {
  const texts = DomUtils.getElementsByTagName(isInline, parseDocument(html)).map(DomUtils.textContent);
  const own = new Set(texts.map((text) => createHash('sha256').update(text).digest('base64')));
  return policy.replace(HASH, (source, hash: string) => (own.has(hash) ? source : ''));
}
