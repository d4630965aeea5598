import { SAMPLE_CHANGES, SAMPLE_PROBLEM } from '../testing/sample-changes.ts';
import { FormProblems } from './FormProblems.tsx';

export const Component = FormProblems;
export const examples = {
  refused: { problems: [SAMPLE_PROBLEM] },
  meanwhile: { problems: [], meanwhile: SAMPLE_CHANGES },
};
