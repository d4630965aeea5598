import { globSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { AstroIntegration } from 'astro';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** In the build, class names of two or three characters: long ones cost every page more than half a kilobyte. */
export const shortClassNames: AstroIntegration = {
  name: 'short-class-names',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      const generateScopedName = command === 'build' ? nameShortly(process.cwd()) : '[name]_[local]';
      updateConfig({ vite: { css: { modules: { generateScopedName } } } });
    },
  },
};

/**
 * Names what a CSS module declares by the module's place among those of `root` and its own place in the module, so
 * that the same sources give the same names.
 */
export function nameShortly(root: string): (name: string, file: string) => string {
  const files = globSync('src/**/*.module.css', { cwd: root }).map(withSlashes).sort();
  const declared = new Map<string, string[]>();
  return (name, file) => {
    const module = withSlashes(relative(root, file.split('?', 1)[0] ?? file));
    const index = files.indexOf(module);
    if (index < 0) throw new Error(`Not a CSS module of the site: ${file}`);
    const names = declared.get(module) ?? [];
    declared.set(module, names);
    if (!names.includes(name)) names.push(name);
    return codeOf(index) + names.indexOf(name);
  };
}

const withSlashes = (path: string) => path.split(sep).join('/');

/** A letter, then letters behind a line: two letters before a number might read `ad1`, which blockers hide. */
function codeOf(index: number): string {
  const letter = LETTERS[index % LETTERS.length] ?? '';
  return '_'.repeat(Math.floor(index / LETTERS.length)) + letter;
}
