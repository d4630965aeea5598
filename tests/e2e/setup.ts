import { openBrowser } from '../harness/open-browser.ts';
import { openSite } from '../harness/open-site.ts';
import { globalSetup } from '../harness/resources.ts';

/** Starts the site, the mail server and the browser that all tests share. */
export default globalSetup(async (project, closeLater) => {
  await openSite(project, closeLater);
  await openBrowser(project, closeLater);
});
