import { navigation } from '../../../server/testing/our-content.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export const Component = Breadcrumbs;
export const examples = { three: { links: navigation.links } };
export const criteria = {
  'without style': 'be a numbered list from home to this page',
  zoom: 'wrap, never scroll',
  reader: 'be a named landmark, and say of the last entry that it is this page',
};
