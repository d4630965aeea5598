import { home } from '../../../tests/harness/unit/our-content.ts';
import { FeaturedTitles } from './FeaturedTitles.tsx';

export const Component = FeaturedTitles;
export const examples = { four: home.featuredTitles };
