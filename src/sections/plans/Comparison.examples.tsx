import { sampleFamily, sampleItems } from '../../catalogue/words.ts';
import { Comparison } from './Comparison.tsx';

const { title, comparison } = sampleFamily;
const [first, second] = sampleItems;
const plan = { price: undefined, href: '#', features: [{ title: title, items: [first.title] }] };
const families = [
  {
    title: title,
    plans: [
      { ...plan, title: 'Nivel I' },
      { ...plan, title: 'Nivel II', features: [{ title: title, items: [first.title, second.title] }] },
      { ...plan, title: 'Nivel III', features: undefined },
    ],
  },
];

export const Component = Comparison;
export const examples = { three: { ...comparison, service: 'anil', families } };
export const criteria = {
  'without style': 'remain a table, and say in words what a plan adds',
  keyboard: 'scroll sideways with the arrow keys',
  zoom: 'scroll within itself, never the page, and give the name of a group its own row on a narrow screen',
  voice: 'open a plan when its name in the head is said',
  reader: 'say its caption, and with each cell its plan and its group',
};
