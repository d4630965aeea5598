import { home } from '../../../server/testing/our-content.ts';
import { HeroBanners } from './HeroBanners.tsx';

export const Component = HeroBanners;
export const examples = { pair: { banners: home.banners }, one: { banners: home.banners.slice(0, 1) } };
export const criteria = {
  zoom: 'put one panel below the other on a narrow screen, and size each initial to its panel',
  reader: 'pass over the initials, and say with each link the title of its panel',
};
