import { Belt } from './Belt.tsx';

export const Component = Belt;
export const examples = {
  development: { service: 'anil' },
  hosting: { service: 'eucalipto' },
  design: { service: 'grana' },
  marketing: { service: 'marketing', woven: true },
} as const;
export const criteria = {
  'without style': 'leave nothing behind',
  reader: 'have no text to be said',
};
