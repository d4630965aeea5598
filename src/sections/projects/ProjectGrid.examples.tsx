import { portfolio } from '../../../content/pages/portfolio.ts';
import type { Project } from '../../../domain/site/project.ts';
import { ProjectGrid } from './ProjectGrid.tsx';

const { title, text, note, featured, call, soon } = portfolio;
const project = { title, description: call.text, ground: 'anil', author: null, order: 1, sample: true } as const;
const projects: readonly Project[] = [
  { ...project, slug: 'bakery', screen: 'bakery', words: [title, title, title], badge: 'outstanding' },
  { ...project, slug: 'music', screen: 'music', words: [title, title, title], ground: 'teja', author: { name: title } },
  { ...project, slug: 'dental', screen: 'dental', words: [title, title, title], author: { name: title, initial: 'M' } },
  { ...project, slug: 'cooperative', screen: 'cooperative', words: [title, soon.title], ground: 'lino' },
];
export const Component = ProjectGrid;
export const examples = {
  portfolio: { projects, note, featured },
  one: { projects: projects.slice(0, 1), note: text, featured },
};
