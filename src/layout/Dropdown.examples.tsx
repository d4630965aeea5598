import { Dropdown } from './Dropdown.tsx';

export const Component = Dropdown;
export const examples = { closed: {} };
export const criteria = {
  'without script': 'open, and close by its button, by Escape and by a press beside it',
  'without style': 'keep the name of a service apart from its line',
  keyboard: 'be next in the order after its button, and give focus back to it on Escape',
  voice: 'open a service when its name is said',
};
