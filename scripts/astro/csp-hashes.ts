import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

const HASH = / 'sha256-([^']+)'/g;

/** The texts of a page's scripts and styles. Builds no document, because every page of the desk waits for this. */
function inlineTexts(html: string): string[] {
  const texts: string[] = [];
  let isInside = false;
  const parser = new Parser({
    onopentagname(name) {
      isInside = name === 'script' || name === 'style';
      if (isInside) texts.push('');
    },
    ontext(text) {
      if (isInside) texts.push(`${texts.pop()}${text}`);
    },
    onclosetag() {
      isInside = false;
    },
  });
  parser.end(html);
  return texts;
}

/**
 * Removes from a page's CSP the hashes of scripts and styles that it does not contain: Astro lists the whole site's
 * hashes on every page.
 */
export function keepPageHashes(policy: string, html: string): string {
  const own = new Set(inlineTexts(html).map((text) => createHash('sha256').update(text).digest('base64')));
  return policy.replace(HASH, (source, hash: string) => (own.has(hash) ? source : ''));
}
