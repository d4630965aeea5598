import { sampleBlocks as blocks } from '../../../tests/harness/unit/sample-sections.ts';

export const examples = { marketing: { service: 'teja', blocks } };
