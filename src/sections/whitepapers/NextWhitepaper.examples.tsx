import { samplePosts } from '../../../tests/harness/unit/our-content.ts';
import { NextWhitepaper } from './NextWhitepaper.tsx';

export const Component = NextWhitepaper;
export const examples = { cloth: { ...samplePosts[0] }, drawn: { ...samplePosts[1], picture: 'speech' } };
