import { sampleBlocks as blocks } from '../../catalogue/words.ts';

export const examples = { marketing: { service: 'teja', blocks } };
