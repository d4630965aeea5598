import { SAMPLE_REFERENCE } from '../../tests/harness/unit/sample-leads.ts';

const lead = { reference: SAMPLE_REFERENCE, filter: {}, version: 'a' };
export const examples = {
  new: { ...lead, status: 'nueva', sum: '', note: '' },
  refused: { ...lead, status: 'ganada', sum: 'mucho', note: 'Llamar el lunes', problem: 'sum' },
} as const;
