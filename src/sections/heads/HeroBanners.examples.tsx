import { home } from '../../../tests/harness/unit/our-content.ts';

export const examples = { pair: { banners: home.banners }, one: { banners: home.banners.slice(0, 1) } };
