import { expect, test } from 'vitest';
import { decideChapters } from '../../domain/content/prose.ts';
import { learn } from '../harness/unit/our-content.ts';

const MINIMUM_WORDS = 1200;

test(`the learn page has at least ${MINIMUM_WORDS} words`, () => {
  const blocks = decideChapters(learn.chapters, { holds: () => true }).flatMap((chapter) => chapter.blocks);
  const words = blocks
    .flatMap((block) => (typeof block === 'string' ? [block] : block.list))
    .join(' ')
    .split(/\s+/);
  expect(words.length).toBeGreaterThanOrEqual(MINIMUM_WORDS);
});
