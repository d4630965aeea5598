import { sampleItems } from '../../catalogue/words.ts';
import { StretchedLink } from './StretchedLink.tsx';

const [{ title }] = sampleItems;
export const Component = StretchedLink;
export const examples = { title: { href: '#', children: title } };
