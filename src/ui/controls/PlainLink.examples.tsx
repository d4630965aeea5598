import { PlainLink } from './PlainLink.tsx';

export const Component = PlainLink;
export const examples = {
  plain: { label: 'Desde el plan', href: '#' },
  more: { label: 'Desde el plan', more: ': el más pequeño', href: '#', newTab: true },
};
export const criteria = {
  voice: 'be followed when the words on it are said',
  reader: 'say that it opens another tab, if it does',
};
