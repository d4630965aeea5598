import { SAMPLE_PROBLEM } from '../testing/sample-changes.ts';
import { ContentProblems } from './ContentProblems.tsx';

export const Component = ContentProblems;
export const examples = { one: { title: 'Falta corregir:', problems: [SAMPLE_PROBLEM] } };
