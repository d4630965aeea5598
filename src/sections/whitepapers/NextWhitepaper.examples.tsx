import { samplePosts } from '../../../tests/harness/unit/our-content.ts';

export const examples = { cloth: { ...samplePosts[0] }, drawn: { ...samplePosts[1], picture: 'speech' } };
