import { sampleItems } from '../../catalogue/words.ts';
import { PlanDetail } from './PlanDetail.tsx';

const [first] = sampleItems;
const card = { icon: 'check', title: first.title, text: first.description } as const;
const cards = Array.from({ length: 5 }, (_, index) => ({ ...card, title: `${first.title} ${index + 1}` }));
const features = sampleItems.map(({ title, description }) => ({ title, items: [description] }));
export const Component = PlanDetail;
export const examples = {
  whole: { service: 'anil', plan: { type: 'ecommerce', cards, features } },
  missing: { service: 'grana', plan: { type: '' } },
} as const;
export const criteria = {
  'without script': 'open and close each group of features',
  'without style': 'say in words what the plan leaves out, and where its description is missing',
  zoom: 'put the features above the description on a narrow screen',
  reader: 'have a heading for the description, for each of its cards and for the features',
};
