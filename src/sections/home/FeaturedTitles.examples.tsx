import { home } from '../../../content/pages/home.ts';
import { FeaturedTitles } from './FeaturedTitles.tsx';

export const Component = FeaturedTitles;
export const examples = { four: home.featuredTitles };
