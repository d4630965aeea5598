import { sampleChoices, sampleSteps } from '../../catalogue/words.ts';

export const examples = { numbered: { ...sampleSteps, numbered: true }, choices: sampleChoices };
