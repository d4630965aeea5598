import { sampleItems } from '../../catalogue/words.ts';
import { StretchedLink } from './StretchedLink.tsx';

const [{ title }] = sampleItems;
export const Component = StretchedLink;
export const examples = { title: { href: '#', children: title } };
export const criteria = {
  keyboard: 'be the only tab stop of its box',
  voice: 'be followed when the words in it are said',
  reader: 'say the words in it, not all of its box',
};
