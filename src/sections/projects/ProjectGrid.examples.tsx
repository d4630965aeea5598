import { portfolio } from '../../../tests/harness/unit/our-content.ts';
import { landscapePhoto, portraitPhoto } from '../../../tests/harness/unit/sample-photos.ts';
import type { ProjectView } from './ProjectPicture.tsx';

const { title, call, soon } = portfolio;
const words = [title, title, title];
const base = { title, description: call.text, ground: 'anil', words, author: null } as const;
const project = { ...base, order: 1, pictures: [], sample: true };
const projects: readonly ProjectView[] = [
  { ...project, slug: 'bakery', screen: 'bakery', badge: 'outstanding' },
  { ...project, slug: 'music', screen: 'music', ground: 'teja', author: { name: title } },
  { ...project, slug: 'dental', screen: 'dental', author: { name: title, initial: 'M' } },
  { ...project, slug: 'cooperative', screen: 'cooperative', words: [title, soon.title], ground: 'lino' },
];
const author = { name: title, portrait: { ...portraitPhoto, alt: '' } };
const real: readonly ProjectView[] = [
  { ...project, slug: 'wide', photo: landscapePhoto, sample: false, badge: 'outstanding', author },
  { ...project, slug: 'tall', photo: portraitPhoto, sample: false },
];
export const examples = {
  portfolio: { projects },
  one: { projects: projects.slice(0, 1) },
  photos: { projects: real },
};
