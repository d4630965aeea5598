import { navigation } from '../../../server/testing/our-content.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export const Component = Breadcrumbs;
export const examples = { three: { links: navigation.links } };
