import { sampleSteps } from '../../../tests/harness/unit/sample-sections.ts';

export const examples = { five: sampleSteps };
