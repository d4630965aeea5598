import { company } from '../../server/testing/our-content.ts';
import { NotesForm } from './NotesForm.tsx';

const lead = { reference: `${company.referencePrefix}-7F3K2A`, filter: { search: '' }, version: 'a' };
export const Component = NotesForm;
export const examples = {
  new: { ...lead, status: 'nueva', sum: '', note: '' },
  refused: { ...lead, status: 'ganada', sum: 'mucho', note: 'Llamar el lunes', problem: 'sum' },
} as const;
