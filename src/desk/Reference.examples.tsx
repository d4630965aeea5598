import { SAMPLE_REFERENCE } from '../../tests/harness/unit/sample-leads.ts';
import { Reference } from './Reference.tsx';

export const Component = Reference;
export const examples = { one: { children: SAMPLE_REFERENCE } };
