import { team } from '../../../content/pages/team.ts';
import { BulletHero } from './BulletHero.tsx';

const [first] = team.bullets;
export const Component = BulletHero;
export const examples = {
  defaults: {},
  scene: first,
  withoutLink: { ...first, primary: { label: first.primary.label } },
  withoutButtons: { ...first, primary: undefined },
  loading: { loading: true },
};
