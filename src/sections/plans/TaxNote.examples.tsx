import { company } from '../../../server/testing/our-content.ts';
import { TaxNote } from './TaxNote.tsx';

export const Component = TaxNote;
export const examples = { note: { text: company.taxNote } };
export const criteria = {
  'without style': 'be whole sentences, not a mark that refers to them',
  zoom: 'grow with the text size of the browser',
  reader: 'come after the prices that it is about',
};
