import { sampleItems } from '../../catalogue/words.ts';

const [{ title }] = sampleItems;
export const examples = { title: { href: '#', children: title } };
