import { TaxNote } from './TaxNote.tsx';

export const Component = TaxNote;
export const examples = { note: {} };
