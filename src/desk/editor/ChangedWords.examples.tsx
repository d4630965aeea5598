import { SAMPLE_CHANGES } from '../../../tests/harness/unit/sample-changes.ts';

export const examples = { changes: { changes: SAMPLE_CHANGES } };
