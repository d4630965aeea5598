import { company } from '../../server/testing/our-content.ts';
import { Reference } from './Reference.tsx';

export const Component = Reference;
export const examples = { one: { children: `${company.referencePrefix}-7F3K2A` } };
