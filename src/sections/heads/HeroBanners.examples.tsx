import { home } from '../../../tests/harness/unit/our-content.ts';

const { banners } = home;
const one = banners.slice(0, 1);
const other = one.map((banner) => ({ ...banner, paragraph: { ...banner.paragraph, title: 'Taller' } }));
export const examples = { three: { banners: [...banners, ...other] }, one: { banners: one } };
