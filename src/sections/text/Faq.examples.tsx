import { sampleFaq } from '../../catalogue/words.ts';

export const examples = { three: sampleFaq };
