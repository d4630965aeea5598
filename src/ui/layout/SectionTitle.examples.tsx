import { sampleFamily } from '../../catalogue/words.ts';
import { SectionTitle } from './SectionTitle.tsx';

const { title, intro } = sampleFamily;
export const Component = SectionTitle;
export const examples = {
  plain: { title },
  label: { title, label: 'Ejemplo', icon: 'web' },
  intro: { title, intro },
};
