import { sampleItems } from '../../../tests/harness/unit/sample-sections.ts';

const [{ title }] = sampleItems;
export const examples = { title: { href: '#', children: title } };
