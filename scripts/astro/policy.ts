import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

const HASH = / 'sha256-([^']+)'/g;

/**
 * A page's security policy with the hashes of the scripts and styles it holds and no others: Astro lists those of the
 * whole site on every page.
 */
export function keepOwnHashes(policy: string, html: string): string {
  const own = new Set(inlineTexts(html).map((text) => createHash('sha256').update(text).digest('base64')));
  return policy.replace(HASH, (source, hash: string) => (own.has(hash) ? source : ''));
}

/** What stands between the tags of each `<script>` and `<style>`. */
function inlineTexts(html: string): string[] {
  const texts: string[] = [];
  let text: string | undefined;
  const parser = new Parser({
    onopentag(name) {
      if (name === 'script' || name === 'style') text = '';
    },
    ontext(piece) {
      if (text !== undefined) text += piece;
    },
    onclosetag() {
      if (text !== undefined) texts.push(text);
      text = undefined;
    },
  });
  parser.end(html);
  return texts;
}
