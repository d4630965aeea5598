import { sampleItems } from '../../catalogue/words.ts';

const [{ title, description }] = sampleItems;
export const examples = {
  closed: { summary: title, children: <p>{description}</p> },
  open: { summary: title, open: true, children: <p>{description}</p> },
};
