import { sampleFamily } from '../../catalogue/words.ts';
import { SectionTitle } from './SectionTitle.tsx';

const { title, intro } = sampleFamily;
export const Component = SectionTitle;
export const examples = {
  plain: { title },
  label: { title, label: 'Ejemplo', icon: 'web' },
  intro: { title, intro },
};
export const criteria = {
  'without style': 'keep label, title and introduction on lines of their own',
  zoom: 'let a long word of the title break rather than be cut',
  reader: 'have the title alone as its heading, with the label before it and the introduction after it',
};
