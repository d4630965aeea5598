import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readContent } from '../../server/content/read-content.ts';
import { formatProblems } from '../../server/content/report.ts';

/**
 * Replaces `server/content/current.ts` by what it exports, so that a bundle contains the content it uses and no code that
 * reads it. In development, pages are rendered again when a file changes.
 */
export function contentAsData(): Plugin {
  return {
    name: 'content-as-data',
    load(id) {
      if (!id.endsWith('/server/content/current.ts')) return undefined;
      const { content, problems } = readContent('content');
      if (!content) throw new Error(formatProblems(problems));
      const exported = Object.entries(content);
      const names = exported.map(([name]) => name).join(', ');
      return [
        ...exported.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`),
        `export const content = { ${names} };`,
      ].join('\n');
    },
    configureServer({ environments, watcher }) {
      watcher.on('all', (_event, file) => {
        if (!file.startsWith(resolve('content')) || !/\.yaml$|logo\.svg$/.test(file)) return;
        for (const { hot, moduleGraph } of Object.values(environments)) {
          moduleGraph.invalidateAll();
          hot.send({ type: 'full-reload' });
        }
      });
    },
  };
}
