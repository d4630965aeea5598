import { sampleBeforeAfter } from '../../catalogue/words.ts';
import { BeforeAfter } from './BeforeAfter.tsx';

export const Component = BeforeAfter;
export const examples = { three: sampleBeforeAfter };
