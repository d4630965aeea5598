import { webDevelopmentPage } from '../../../content/pages/web-development.ts';
import { Steps } from './Steps.tsx';

const { process, payment } = webDevelopmentPage;
export const Component = Steps;
export const examples = { numbered: { ...process, numbered: true }, choices: payment };
export const criteria = {
  'without style': 'say name, text and facts of each item in this order',
  zoom: 'put name, text and facts one below the other on a narrow screen',
  reader: 'be an ordered list if its items are steps, with a heading for each item',
};
