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
