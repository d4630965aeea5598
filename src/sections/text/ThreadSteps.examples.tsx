import { sampleSteps } from '../../catalogue/words.ts';
import { ThreadSteps } from './ThreadSteps.tsx';

export const Component = ThreadSteps;
export const examples = { five: sampleSteps };
