import { deskRoutes } from '../../domain/desk/desk-routes.ts';

export const examples = {
  well: { path: deskRoutes.inbox, signedIn: true, attention: 'well' },
  waiting: { path: deskRoutes.inbox, signedIn: true, attention: 'waiting' },
  failed: { path: deskRoutes.inbox, signedIn: true, attention: 'failed' },
  signedOut: { path: deskRoutes.signIn, signedIn: false },
} as const;
