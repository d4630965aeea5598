import { company } from '../../server/testing/our-content.ts';
import { ErasePage } from './ErasePage.tsx';

const reference = `${company.referencePrefix}-7F3K2A`;
const person = { filter: { search: '' }, reference, email: 'maria@correo.example', references: [reference] };
export const Component = ErasePage;
export const examples = {
  asks: person,
  done: { ...person, erased: { rows: 1, files: 1, clean: true } },
  sending: { ...person, erased: { rows: 0, files: 0, clean: false } },
};
export const criteria = {
  'without script': 'erase, only after asking',
  'without style': 'say who and how much goes before the button that erases it',
  reader: 'announce what was erased',
};
