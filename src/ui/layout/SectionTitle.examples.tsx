import { sampleFamily } from '../../../tests/harness/unit/sample-sections.ts';

const { title, intro } = sampleFamily;
export const examples = {
  plain: { title },
  label: { title, label: 'Ejemplo', icon: 'web' },
  intro: { title, intro },
};
