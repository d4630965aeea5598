import { routes } from '../../domain/routes.ts';
import { Header } from './Header.tsx';

export const Component = Header;
export const examples = { page: { path: routes.products } };
export const criteria = {
  'with script': 'switch between light and dark, and remember it',
  'without script': 'open its menus, and offer no switch that does nothing',
  'without style': 'have words for each icon',
  keyboard: 'begin with a link past it, and close a menu with Escape',
  zoom: 'put its links into the drawer on a narrow screen',
  voice: 'be pressed by the words on it, and name each icon',
  reader: 'say which page is shown, and of a menu whether it is open',
};
