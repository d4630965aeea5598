import { loom } from '../../../tests/harness/unit/our-content.ts';

const dispatch = () => undefined;
export const examples = {
  first: { words: loom.threads, thread: 'maiz', dispatch },
  dark: { words: loom.threads, thread: 'anil', dispatch },
} as const;
