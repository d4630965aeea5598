import { servicesOverview } from '../../../content/pages/services-overview.ts';
import { webDevelopmentPage } from '../../../content/pages/web-development.ts';
import { SectionTitle } from './SectionTitle.tsx';

const [group] = servicesOverview.groups;
const [family] = webDevelopmentPage.groups;
export const Component = SectionTitle;
export const examples = {
  plain: { title: family.title },
  label: { title: group.title, label: group.label, icon: group.icon },
  intro: { title: family.title, intro: family.intro },
};
export const criteria = {
  'without style': 'keep label, title and introduction on lines of their own',
  zoom: 'let a long word of the title break rather than be cut',
  reader: 'have the title alone as its heading, with the label before it and the introduction after it',
};
