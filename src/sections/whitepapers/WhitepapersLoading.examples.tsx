import { WhitepapersLoading } from './WhitepapersLoading.tsx';

export const Component = WhitepapersLoading;
export const examples = { list: { path: '/whitepapers' } };
export const criteria = {
  'with script': 'ask again by itself, and show the whitepapers once they are there',
  'without script': 'say what is missing, with a link to try again',
  reader: 'announce that it loads, and that it failed',
};
