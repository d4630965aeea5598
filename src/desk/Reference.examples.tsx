import { SAMPLE_REFERENCE } from '../../tests/harness/unit/sample-leads.ts';

export const examples = { one: { children: SAMPLE_REFERENCE } };
