import { sampleChoices, sampleSteps } from '../../catalogue/words.ts';
import { Steps } from './Steps.tsx';

export const Component = Steps;
export const examples = { numbered: { ...sampleSteps, numbered: true }, choices: sampleChoices };
export const criteria = {
  'without style': 'say name, text and facts of each item in this order',
  zoom: 'put name, text and facts one below the other on a narrow screen',
  reader: 'be an ordered list if its items are steps, with a heading for each item',
};
