import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc } from 'vite';

/** A TypeScript module without imports as one minified classic script. Throws when it does not compile. */
export async function compileInlineScript(file: string): Promise<string> {
  const { code: javascript } = await transformWithOxc(await readFile(file, 'utf8'), file);
  // In a block, its declarations stay its own.
  const { code } = await minify(file.replace(/\.ts$/, '.js'), `{${javascript}}`, { module: false });
  return code.trim();
}
