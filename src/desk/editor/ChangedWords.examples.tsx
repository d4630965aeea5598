import { SAMPLE_CHANGES } from '../../../tests/harness/unit/sample-changes.ts';
import { ChangedWords } from './ChangedWords.tsx';

export const Component = ChangedWords;
export const examples = { changes: { changes: SAMPLE_CHANGES } };
