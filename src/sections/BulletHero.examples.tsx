import { home } from '../../content/pages/home.ts';
import { BulletHero } from './BulletHero.tsx';

export const Component = BulletHero;
export const examples = {
  mission: home.mission,
  withoutButtons: { ...home.mission, primary: undefined, secondary: undefined },
};
