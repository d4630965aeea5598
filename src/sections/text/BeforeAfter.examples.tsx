import { sampleBeforeAfter } from '../../catalogue/words.ts';

export const examples = { three: sampleBeforeAfter };
