import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { DeskHeader } from './DeskHeader.tsx';

export const Component = DeskHeader;
export const examples = {
  signedIn: { path: deskRoutes.inbox, signedIn: true },
  signedOut: { path: deskRoutes.signIn, signedIn: false },
};
