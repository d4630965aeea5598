import { company } from '../../../server/testing/our-content.ts';
import { TaxNote } from './TaxNote.tsx';

export const Component = TaxNote;
export const examples = { note: { text: company.taxNote } };
