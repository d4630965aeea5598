import { sampleFaq } from '../../../tests/harness/unit/sample-sections.ts';

export const examples = { three: sampleFaq };
