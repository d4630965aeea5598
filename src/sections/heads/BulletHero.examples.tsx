import { team } from '../../../content/pages/team.ts';
import { BulletHero } from './BulletHero.tsx';

const [first] = team.bullets;
export const Component = BulletHero;
export const examples = {
  defaults: {},
  scene: first,
  withoutLink: { ...first, primary: { title: first.primary.title } },
  withoutButtons: { ...first, primary: undefined },
  loading: { loading: true },
};
