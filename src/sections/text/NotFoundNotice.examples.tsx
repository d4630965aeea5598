import { home } from '../../../server/testing/our-content.ts';
import { NotFoundNotice } from './NotFoundNotice.tsx';

export const Component = NotFoundNotice;
export const examples = { home: home.notFound };
export const criteria = {
  'without style': 'keep its title on a line of its own',
  voice: 'follow its link when the words on it are said',
  reader: 'be read in its place, never announced over the page',
};
