import { sampleItems } from '../../catalogue/words.ts';
import { Disclosure } from './Disclosure.tsx';

const [{ title, description }] = sampleItems;
export const Component = Disclosure;
export const examples = {
  closed: { summary: title, children: <p>{description}</p> },
  open: { summary: title, open: true, children: <p>{description}</p> },
};
