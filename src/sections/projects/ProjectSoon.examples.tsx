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
