import { hash } from 'node:crypto';

const HASH = / 'sha256-([^']+)'/g;

/**
 * Matches the inline scripts and styles of a page. React escapes tags in text and attributes, so a regular expression is
 * enough, and faster than a parser for pages rendered per request. A wrong match can only block an element, never allow
 * one.
 */
const INLINE = /<(script|style)\b[^>]*>(.*?)<\/\1>/gs;

/**
 * Removes from a page's CSP the hashes of scripts and styles that it does not contain: Astro lists the whole site's
 * hashes on every page.
 */
export function keepPageHashes(policy: string, html: string): string {
  const own = new Set(html.matchAll(INLINE).map(([, , text = '']) => hash('sha256', text, 'base64')));
  return policy.replace(HASH, (source, listed: string) => (own.has(listed) ? source : ''));
}
