import { ContentFolder } from './content-folder.ts';
import * as catalogue from './tasks/catalogue.ts';
import * as company from './tasks/company.ts';
import * as pictures from './tasks/pictures.ts';

/** Does every task of the owner's guide in a content folder, ordered so that the tasks do not interfere. */
export async function doAllTasks(folder: string): Promise<void> {
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
