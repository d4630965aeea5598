import { SAMPLE_PROBLEM } from '../../../tests/harness/unit/sample-changes.ts';
import { ContentProblems } from './ContentProblems.tsx';

const problems = { title: 'Falta corregir:', problems: [SAMPLE_PROBLEM] };
export const Component = ContentProblems;
export const examples = { one: problems, here: { ...problems, here: true } };
