import { NewsWaiting } from './NewsWaiting.tsx';

export const Component = NewsWaiting;
export const examples = { list: { path: '/whitepapers' } };
