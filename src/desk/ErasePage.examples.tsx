import { SAMPLE_REFERENCE as reference } from '../../tests/harness/unit/sample-leads.ts';

const person = {
  filter: {},
  reference,
  email: 'maria@correo.example',
  references: [reference],
  version: 'x',
};
export const examples = {
  asks: person,
  done: { ...person, erased: { rows: 1, clean: true } },
  sending: { ...person, erased: { rows: 0, clean: false } },
};
