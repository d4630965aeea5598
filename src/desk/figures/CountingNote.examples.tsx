import { CountingNote } from './CountingNote.tsx';

export const Component = CountingNote;
export const examples = { note: {} };
export const criteria = {
  'without style': 'keep what is counted and what is not in two lists, each under its title',
  zoom: 'put one list below the other on a narrow screen',
  reader: 'have a heading for each list, and say how many entries it has',
};
