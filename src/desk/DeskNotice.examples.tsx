import { DeskNotice } from './DeskNotice.tsx';

export const Component = DeskNotice;
export const examples = {
  insecure: { notice: 'insecure', signedIn: false },
  ended: {
    notice: 'ended',
    signedIn: false,
    unsaved: 'Quiere la página para diciembre.\nLlamar el martes.',
    signIn: '/escritorio/entrar',
  },
  unavailable: { notice: 'unavailable', signedIn: true, unsaved: 'Llamar el martes.' },
  method: { notice: 'method', signedIn: false, signIn: '/escritorio/entrar' },
  notFound: { notice: 'notFound', signedIn: true },
};
export const criteria = {
  'without style': 'say what happened and why before the link that leads on',
  keyboard: 'let an unsaved note be selected and copied, but not changed',
  reader: 'say what happened as the heading of the page, and with an unsaved note its label',
};
