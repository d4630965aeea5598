import { sampleFaq } from '../../catalogue/words.ts';
import { Faq } from './Faq.tsx';

export const Component = Faq;
export const examples = { three: sampleFaq };
