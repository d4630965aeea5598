import { SAMPLE_FILES } from '../../../tests/harness/unit/sample-changes.ts';
import { ChangeList } from './ChangeList.tsx';

export const Component = ChangeList;
export const examples = { files: { files: SAMPLE_FILES } };
