import { sampleBlocks as blocks } from '../../catalogue/words.ts';
import { ServiceBlocks } from './ServiceBlocks.tsx';

export const Component = ServiceBlocks;
export const examples = { marketing: { service: 'teja', blocks } };
