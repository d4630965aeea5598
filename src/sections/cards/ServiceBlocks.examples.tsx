import { marketingPage } from '../../../content/pages/marketing.ts';
import { ServiceBlocks } from './ServiceBlocks.tsx';

const { service, blocks } = marketingPage;
export const Component = ServiceBlocks;
export const examples = { marketing: { service, blocks } };
export const criteria = {
  'without style': 'keep title, sentence and list of each part together, in this order',
  reader: 'have a heading for each part, and its items as a list',
};
