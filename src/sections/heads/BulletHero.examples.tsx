import { sampleItems } from '../../catalogue/words.ts';

const first = {
  title: 'Cómo trabajamos',
  items: sampleItems,
  primary: { label: 'Abrir', href: '#' },
  image: 'voices',
} as const;
export const examples = {
  defaults: {},
  scene: first,
  withoutLink: { ...first, primary: { label: first.primary.label } },
  withoutButtons: { ...first, primary: undefined },
  loading: { loading: true },
};
