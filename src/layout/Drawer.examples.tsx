import { Drawer } from './Drawer.tsx';

export const Component = Drawer;
export const examples = { closed: { current: () => undefined } };
export const criteria = {
  'with script': 'close when a link is followed, and when focus leaves it',
  'without script': 'open, and close by its button and by Escape',
  'without style': 'have words on the button that closes it',
  keyboard: 'have all its links in the order in which they are seen',
  zoom: 'scroll within itself',
  reader: 'be a named dialog, and say of the services whether they are open',
};
