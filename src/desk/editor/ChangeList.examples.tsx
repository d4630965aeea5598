import { SAMPLE_FILES } from '../../../tests/harness/unit/sample-changes.ts';

export const examples = { files: { files: SAMPLE_FILES } };
