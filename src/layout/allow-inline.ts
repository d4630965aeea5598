import { createHash } from 'node:crypto';
import type { AstroGlobal } from 'astro';

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}` as const;

/** Lets this page's security policy accept one inline script and one inline style that Astro does not know of. */
export function allowInline(csp: AstroGlobal['csp'], { script, style }: { script: string; style: string }): void {
  csp?.insertScriptHash(sha256(script));
  csp?.insertStyleHash(sha256(style));
}
