import { join } from 'node:path';
import { copyContent } from '../harness/fixture-site.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { type CloseLater, globalSetup } from '../harness/resources.ts';
import { runNode } from '../harness/server.ts';
import { until } from '../harness/until.ts';
import { doAllTasks } from './all-tasks.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the site after every task of the owner's guide. */
    edited: { readonly url: string };
  }
}

/** What a server logs when it has read a changed content folder. */
const READ = /changed content refused|content replaced/;

/** Starts the project's build with a copy of the content, and the browser; does every task of the guide while it runs. */
export default globalSetup(async (project, closeLater) => {
  project.provide('edited', { url: await openEditedSite(closeLater) });
  await openBrowser(project, closeLater);
});

/** Resolves to the address of a site whose content was changed while it ran. Throws with the log if it was refused. */
async function openEditedSite(closeLater: CloseLater): Promise<string> {
  const root = copyContent(closeLater);
  const folders = { DATA_DIR: join(root, 'data'), CONTENT_DIR: join(root, 'content') };
  // Without npm, which would not pass SIGHUP on.
  const site = runNode('server/start.ts', { ...folders, LOG_LEVEL: 'info' });
  closeLater(site.kill);
  const url = await site.listening;
  await doAllTasks(folders.CONTENT_DIR);
  site.signal('SIGHUP');
  await until('the changed content is read', () => READ.test(site.output()));
  if (READ.exec(site.output())?.[0] !== 'content replaced') throw new Error(site.output());
  return url;
}
