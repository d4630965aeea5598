import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Content } from '../../domain/content/content.ts';
import { contentFolder } from '../../server/content/content-folder.ts';
import type { CurrentContent } from '../../server/content/current-content.ts';
import type { ReadContent } from '../../server/content/read-content.ts';
import { formatProblems } from '../../server/content/report.ts';

type Reader = { readonly readContent: (folder: string) => ReadContent };

/**
 * The content of the development server: read with the current sources when a file of it or a schema has changed, after
 * which every page reloads. While there are problems, the last good one stays. Throws with the problems of the first one.
 */
export async function watchContent(server: ViteDevServer): Promise<CurrentContent> {
  const folder = contentFolder(process.env);
  const read = async () => {
    const { readContent } = (await server.ssrLoadModule('/server/content/read-content.ts')) as Reader;
    return readContent(folder);
  };
  const { content: first, problems } = await read();
  if (!first) throw new Error(formatProblems(problems));
  let current: Content = first;
  server.watcher.add(folder);
  server.watcher.on('all', async (_event, path) => {
    if (!path.startsWith(join(folder, '/')) && !path.startsWith(join(server.config.root, 'domain/'))) return;
    current = (await read()).content ?? current;
    for (const { hot } of Object.values(server.environments)) hot.send({ type: 'full-reload' });
  });
  return () => current;
}
