import { loom } from '../../../tests/harness/unit/our-content.ts';
import { Threads } from './Threads.tsx';

const dispatch = () => undefined;
export const Component = Threads;
export const examples = {
  first: { words: loom.threads, thread: 'maiz', dispatch },
  dark: { words: loom.threads, thread: 'anil', dispatch },
} as const;
