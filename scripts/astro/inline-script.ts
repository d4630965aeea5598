import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc } from 'vite';

/** Compiles a TypeScript module without imports to a minified classic script. Throws on syntax errors. */
export async function compileInlineScript(file: string): Promise<string> {
  const { code: javascript } = await transformWithOxc(await readFile(file, 'utf8'), file);
  // The block keeps its declarations out of the global scope.
  const { code } = await minify(file.replace(/\.ts$/, '.js'), `{${javascript}}`, { module: false });
  return code.trim();
}
