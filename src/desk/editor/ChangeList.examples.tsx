import { SAMPLE_FILES } from '../testing/sample-changes.ts';
import { ChangeList } from './ChangeList.tsx';

export const Component = ChangeList;
export const examples = { files: { files: SAMPLE_FILES } };
