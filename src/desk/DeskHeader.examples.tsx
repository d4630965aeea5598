import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { DeskHeader } from './DeskHeader.tsx';

export const Component = DeskHeader;
export const examples = {
  signedIn: { path: deskRoutes.inbox, signedIn: true },
  signedOut: { path: deskRoutes.signIn, signedIn: false },
};
export const criteria = {
  'without script': 'sign out',
  keyboard: 'begin with a link past it',
  zoom: 'scroll its row of links within itself, never the page',
  reader: 'name its navigation, and say which section is shown',
};
