import { readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { minify, transformWithOxc } from 'vite';

/** A TypeScript module without imports as one minified classic script. Throws when it does not compile. */
export async function compileInlineScript(file: string): Promise<string> {
  const { code: javascript } = await transformWithOxc(await readFile(file, 'utf8'), file);
  // In a block, its declarations stay its own.
  const { code } = await minify(file.replace(/\.ts$/, '.js'), `{${javascript}}`, { module: false });
  return code.trim();
}

/**
 * Prints `script` at the end of every page's head: after the styles, before the body. Firefox may paint an empty body,
 * so a script that decides on the theme cannot come later.
 */
export function inlineScript(script: string): AstroIntegration {
  return {
    name: 'inline-script',
    hooks: { 'astro:config:setup': ({ injectScript }) => injectScript('head-inline', script) },
  };
}
