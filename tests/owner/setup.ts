import { join } from 'node:path';
import { copyContent } from '../harness/fixture-site.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { type CloseLater, globalSetup } from '../harness/resources.ts';
import { runNode } from '../harness/server.ts';
import { until } from '../harness/until.ts';
import { ContentFolder } from './content-folder.ts';
import * as catalogue from './tasks/catalogue.ts';
import * as company from './tasks/company.ts';
import * as pictures from './tasks/pictures.ts';

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

/** Does every task of the owner's guide in a content folder, ordered so that the tasks do not interfere. */
async function doAllTasks(folder: string): Promise<void> {
  const content = new ContentFolder(folder);
  catalogue.changePrice(content);
  catalogue.changeExtra(content);
  catalogue.addPlan(content);
  catalogue.addFourthLevel(content);
  catalogue.addService(content);
  await catalogue.removePlan(content);
  catalogue.redirect(content);
  await pictures.addWhitepaper(content);
  await pictures.addProject(content);
  pictures.showMember(content);
  await pictures.showClients(content);
  pictures.putLogo(content);
  company.changeCompany(content);
  company.changeColours(content);
}
