import { sampleSteps } from '../../catalogue/words.ts';

export const examples = { five: sampleSteps };
