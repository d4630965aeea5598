import { navigation } from '../../../tests/harness/unit/our-content.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export const Component = Breadcrumbs;
export const examples = { three: { links: navigation.links } };
