import { sampleChoices, sampleSteps } from '../../catalogue/words.ts';
import { Steps } from './Steps.tsx';

export const Component = Steps;
export const examples = { numbered: { ...sampleSteps, numbered: true }, choices: sampleChoices };
