import { sampleBeforeAfter } from '../../catalogue/words.ts';
import { BeforeAfter } from './BeforeAfter.tsx';

export const Component = BeforeAfter;
export const examples = { three: sampleBeforeAfter };
export const criteria = {
  'without style': 'say title and label of a pair, then what is before and what is after',
  keyboard: 'scroll a pair with the arrow keys where it is wider than the screen',
  zoom: 'scroll a pair sideways in its row on a narrow screen, never the page',
  reader: 'pass over the drawings, and say what each shows',
};
