import { samplePosts } from '../../../server/testing/our-content.ts';
import { NextWhitepaper } from './NextWhitepaper.tsx';

export const Component = NextWhitepaper;
export const examples = { cloth: { ...samplePosts[0] }, drawn: { ...samplePosts[1], picture: 'speech' } };
export const criteria = {
  keyboard: 'be one tab stop, though its picture can be clicked too',
  voice: 'open the whitepaper when its title is said',
  reader: 'say before the title that this is the next whitepaper, and pass over the picture',
};
