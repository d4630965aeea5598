import { mission } from '../../../content/widgets.ts';
import { Disclosure } from './Disclosure.tsx';

const [{ title, description }] = mission.items;
export const Component = Disclosure;
export const examples = {
  closed: { summary: title, children: <p>{description}</p> },
  open: { summary: title, open: true, children: <p>{description}</p> },
};
