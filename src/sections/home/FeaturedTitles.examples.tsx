import { home } from '../../../server/testing/our-content.ts';
import { FeaturedTitles } from './FeaturedTitles.tsx';

export const Component = FeaturedTitles;
export const examples = { four: home.featuredTitles };
