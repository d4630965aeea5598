import { Reference } from './Reference.tsx';
import { SAMPLE_REFERENCE } from './testing/sample-leads.ts';

export const Component = Reference;
export const examples = { one: { children: SAMPLE_REFERENCE } };
