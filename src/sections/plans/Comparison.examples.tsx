import { webDevelopmentPage } from '../../../content/pages/web-development.ts';
import { tierWords } from '../../../content/widgets.ts';
import { Comparison } from './Comparison.tsx';

const { comparison, service, bullets } = webDevelopmentPage;
const [first, second] = bullets.items;
const plan = { price: undefined, href: '#', features: [{ title: bullets.title, items: [first.title] }] };
const families = [
  {
    title: bullets.title,
    plans: [
      { ...plan, title: tierWords[1].name },
      { ...plan, title: tierWords[2].name, features: [{ title: bullets.title, items: [first.title, second.title] }] },
      { ...plan, title: tierWords[3].name, features: undefined },
    ],
  },
];

export const Component = Comparison;
export const examples = { three: { ...comparison, service, families } };
export const criteria = {
  'without style': 'remain a table, and say in words what a plan adds',
  keyboard: 'scroll sideways with the arrow keys',
  zoom: 'scroll within itself, never the page, and give the name of a group its own row on a narrow screen',
  voice: 'open a plan when its name in the head is said',
  reader: 'say its caption, and with each cell its plan and its group',
};
