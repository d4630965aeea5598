import { sampleBeforeAfter } from '../../../tests/harness/unit/sample-sections.ts';

export const examples = { three: sampleBeforeAfter };
