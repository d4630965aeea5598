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
