import { sampleItems } from '../../catalogue/words.ts';
import { BulletHero } from './BulletHero.tsx';

const first = {
  title: 'Cómo trabajamos',
  items: sampleItems,
  primary: { label: 'Abrir', href: '#' },
  image: 'voices',
} as const;
export const Component = BulletHero;
export const examples = {
  defaults: {},
  scene: first,
  withoutLink: { ...first, primary: { label: first.primary.label } },
  withoutButtons: { ...first, primary: undefined },
  loading: { loading: true },
};
