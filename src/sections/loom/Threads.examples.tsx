import { loom } from '../../../server/testing/our-content.ts';
import { Threads } from './Threads.tsx';

const dispatch = () => undefined;
export const Component = Threads;
export const examples = {
  first: { words: loom.threads, thread: 'maiz', dispatch },
  dark: { words: loom.threads, thread: 'anil', dispatch },
} as const;
export const criteria = {
  'without style': 'say number and name of each thread',
  keyboard: 'choose with the arrow keys',
  voice: 'choose when the number on a bobbin is said',
  reader: 'say the name of each thread, and which one is chosen',
};
