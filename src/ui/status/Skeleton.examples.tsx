import { Skeleton } from './Skeleton.tsx';

export const Component = Skeleton;
export const examples = { card: {}, line: { lines: 1 } };
