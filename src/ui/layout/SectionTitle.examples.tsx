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
