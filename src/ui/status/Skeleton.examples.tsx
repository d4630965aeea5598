import { Skeleton } from './Skeleton.tsx';

export const Component = Skeleton;
export const examples = { card: {}, line: { lines: 1 } };
export const criteria = {
  'without style': 'be gone, as it holds no text',
  reader: 'be passed over while the text is loading',
};
