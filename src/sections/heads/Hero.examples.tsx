import { home } from '../../../tests/harness/unit/our-content.ts';
import { Hero } from './Hero.tsx';

export const Component = Hero;
export const examples = { home: home.hero };
