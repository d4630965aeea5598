import { samplePosts } from '../../../tests/harness/unit/our-content.ts';

const [post] = samplePosts;
export const examples = {
  samples: {},
  loading: { loading: true },
  pictures: {
    posts: [
      { ...post, created_at: '2026-11-21', image: '/favicon.svg' },
      { ...post, href: '#b' },
    ],
  },
};
