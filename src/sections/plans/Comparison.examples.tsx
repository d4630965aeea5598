import { sampleFamily, sampleItems } from '../../catalogue/words.ts';

const { title, comparison } = sampleFamily;
const [first, second] = sampleItems;
const plan = { price: undefined, href: '#', features: [{ title: title, items: [first.title] }] };
const plans = [
  { ...plan, title: 'Nivel I' },
  { ...plan, title: 'Nivel II', features: [{ title: title, items: [first.title, second.title] }] },
  { ...plan, title: 'Nivel III', features: undefined },
];

export const examples = {
  three: { ...comparison, service: 'anil', families: [{ title, plans }] },
  four: { ...comparison, service: 'anil', families: [{ title, plans: [...plans, { ...plan, title: 'Nivel IV' }] }] },
};
