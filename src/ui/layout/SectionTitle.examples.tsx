import { sampleFamily } from '../../catalogue/words.ts';

const { title, intro } = sampleFamily;
export const examples = {
  plain: { title },
  label: { title, label: 'Ejemplo', icon: 'web' },
  intro: { title, intro },
};
