import { sampleChoices, sampleSteps } from '../../../tests/harness/unit/sample-sections.ts';

export const examples = { numbered: { ...sampleSteps, numbered: true }, choices: sampleChoices };
