import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc } from 'vite';

/**
 * Compiles a TypeScript module without imports to a minified classic script, with the values of its global `constants`.
 * Throws on syntax errors.
 */
export async function compileInlineScript(file: string, constants: Readonly<Record<string, string>>): Promise<string> {
  const { code: javascript } = await transformWithOxc(await readFile(file, 'utf8'), file);
  const given = Object.entries(constants).map(([name, value]) => `const ${name}=${JSON.stringify(value)};`);
  // The block keeps its declarations out of the global scope.
  const { code } = await minify(file.replace(/\.ts$/, '.js'), `{${given.join('')}${javascript}}`, { module: false });
  return code.trim();
}
