import { sampleSteps } from '../../catalogue/words.ts';
import { ThreadSteps } from './ThreadSteps.tsx';

export const Component = ThreadSteps;
export const examples = { five: sampleSteps };
export const criteria = {
  'without style': 'say number, name, text and facts of each step in this order',
  zoom: 'have the thread run down beside the steps on a narrow screen',
  reader: 'be an ordered list with a heading for each step, and pass over the knots',
};
