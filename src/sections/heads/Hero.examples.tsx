import { home } from '../../../content/pages/home.ts';
import { Hero } from './Hero.tsx';

export const Component = Hero;
export const examples = { home: home.hero };
