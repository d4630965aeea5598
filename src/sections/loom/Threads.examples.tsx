import { Threads } from './Threads.tsx';

const dispatch = () => undefined;
export const Component = Threads;
export const examples = { first: { thread: 'maiz', dispatch }, dark: { thread: 'anil', dispatch } } as const;
