import { deskWords } from '../../domain/desk/words.ts';
import { Facts } from './Facts.tsx';

const { facts } = deskWords.lead;
export const Component = Facts;
export const examples = {
  some: {
    facts: [
      [facts.email, 'maria@correo.example'],
      [facts.phone, '+593 99 000 0000'],
    ],
  },
};
export const criteria = {
  'without style': 'keep each value after its label, and right-to-left text in its own direction',
  zoom: 'break a long address rather than widen the page',
  reader: 'be pairs of label and value, without those that have no value',
};
