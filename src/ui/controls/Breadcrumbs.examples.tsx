import { navigation } from '../../../content/navigation.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export const Component = Breadcrumbs;
export const examples = { three: { links: navigation.links } };
