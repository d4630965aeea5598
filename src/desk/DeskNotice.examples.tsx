import { DeskNotice } from './DeskNotice.tsx';

export const Component = DeskNotice;
export const examples = {
  insecure: { notice: 'insecure', signedIn: false },
  ended: {
    notice: 'ended',
    signedIn: false,
    unsaved: { note: 'Quiere la página para diciembre.\nLlamar el martes.', signIn: '/escritorio/entrar' },
  },
  notFound: { notice: 'notFound', signedIn: true },
};
