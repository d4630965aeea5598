import { planPage } from '../../../server/testing/our-content.ts';
import { NotFound } from './NotFound.tsx';

const { title, text, link } = planPage.notFound;
export const Component = NotFound;
export const examples = { plan: { title, text, link } };
export const criteria = {
  'without style': 'say what is missing, and why, before the link that leads back',
  keyboard: 'have one tab stop, the way back',
  reader: 'say what is missing as the heading of the page',
};
