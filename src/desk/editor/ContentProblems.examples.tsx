import { SAMPLE_PROBLEM } from '../../../tests/harness/unit/sample-changes.ts';

const problems = { title: 'Falta corregir:', problems: [SAMPLE_PROBLEM] };
export const examples = { one: problems, here: { ...problems, here: true } };
