import type { TestProject } from 'vitest/node';
import { openBrowser } from '../harness/open-browser.ts';
import { copyProject } from '../harness/project-copy.ts';
import { Resources } from '../harness/resources.ts';
import { startSite } from '../harness/server.ts';
import { doAllTasks } from './all-tasks.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The site after every task of the owner's guide: its URL and the folder of the project. */
    edited: { readonly url: string; readonly folder: string };
  }
}

/** Does the tasks of the owner's guide in one copy, builds and starts it, and starts the browser. */
export default async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  const resources = new Resources();
  const folder = copyProject(resources.closeLater);
  await doAllTasks(folder);
  console.log('Building the site after every task of the guide …');
  const { url } = await startSite(resources.closeLater, { SITE_URL: undefined }, folder);
  project.provide('edited', { url, folder });
  await openBrowser(project, resources.closeLater);
  return () => resources.closeAll();
}
