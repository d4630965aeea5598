import { NewsWaiting } from './WhitepapersLoading.tsx';

export const Component = NewsWaiting;
export const examples = { list: { path: '/whitepapers' } };
