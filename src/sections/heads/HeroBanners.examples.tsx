import { home } from '../../../tests/harness/unit/our-content.ts';
import { HeroBanners } from './HeroBanners.tsx';

export const Component = HeroBanners;
export const examples = { pair: { banners: home.banners }, one: { banners: home.banners.slice(0, 1) } };
