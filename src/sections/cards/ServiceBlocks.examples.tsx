import { sampleBlocks as blocks } from '../../catalogue/words.ts';
import { ServiceBlocks } from './ServiceBlocks.tsx';

export const Component = ServiceBlocks;
export const examples = { marketing: { service: 'teja', blocks } };
export const criteria = {
  'without style': 'keep title, sentence and list of each part together, in this order',
  reader: 'have a heading for each part, and its items as a list',
};
