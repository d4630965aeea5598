import { routes } from '../../../domain/routes.ts';
import { portfolio } from '../../../tests/harness/unit/our-content.ts';
import { landscapePhoto, portraitPhoto } from '../../../tests/harness/unit/sample-photos.ts';

const { project, call, text } = portfolio;
const chapters = project.chapters.map(({ title }) => ({ title, text: `${text}\n\n${call.text}` }));
const facts = [
  { label: project.facts.service, link: { label: portfolio.title, href: routes.services } },
  { label: project.facts.site, link: { label: 'cliente.example', href: 'https://cliente.example', newTab: true } },
];
const pictures = [landscapePhoto, portraitPhoto, landscapePhoto].map((photo, index) => ({
  ...photo,
  src: `${photo.src}#${index}`,
}));
export const examples = {
  three: { chapters, facts, pictures },
  two: { chapters, facts, pictures: pictures.slice(0, 2) },
  words: { chapters, facts: [], pictures: [] },
};
