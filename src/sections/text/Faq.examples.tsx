import { sampleFaq } from '../../catalogue/words.ts';
import { Faq } from './Faq.tsx';

export const Component = Faq;
export const examples = { three: sampleFaq };
export const criteria = {
  'without script': 'let several answers be open at once',
  'without style': 'keep each answer right after its question',
  keyboard: 'have one tab stop for each question',
  zoom: 'put its title above the questions on a narrow screen, and let it scroll away',
};
