import { deskWords } from '../../domain/desk/words.ts';

const { facts } = deskWords.lead;
export const examples = {
  some: {
    facts: [
      [facts.email, 'maria@correo.example'],
      [facts.phone, '+593 99 000 0000'],
    ],
  },
};
