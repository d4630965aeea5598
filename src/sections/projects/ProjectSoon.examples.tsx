import { portfolio } from '../../../content/pages/portfolio.ts';
import { routes } from '../../../domain/routes.ts';
import { ProjectSoon } from './ProjectSoon.tsx';

const { title, note, soon } = portfolio;
const words = [title, title, title];
const project = { title, description: note, screen: 'lodge', words, sample: true } as const;
const rest = { title: soon.title, text: soon.text, back: { label: soon.back, href: routes.portfolio } };
export const Component = ProjectSoon;
export const examples = {
  dark: { project: { ...project, ground: 'eucalipto' }, ...rest },
  bright: { project: { ...project, ground: 'maiz' }, ...rest },
  quiet: { project: { ...project, ground: 'lino' }, ...rest },
} as const;
export const criteria = {
  'without style': 'say that the story is still to come, after the description of the project',
  reader: 'have the title of the project as its only heading',
};
