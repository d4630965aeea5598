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
export const criteria = {
  'without style': 'put title and list before the buttons, and the drawing last',
  zoom: 'show the whole map on a narrow screen, no wider than its column',
  reader: 'have its points as a list, and be marked as busy while they are loading',
};
