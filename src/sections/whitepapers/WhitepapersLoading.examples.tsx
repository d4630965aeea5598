import { WhitepapersLoading } from './WhitepapersLoading.tsx';

export const Component = WhitepapersLoading;
export const examples = { list: { path: '/whitepapers' } };
