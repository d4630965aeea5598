export const examples = {
  insecure: { notice: 'insecure', signedIn: false },
  ended: {
    notice: 'ended',
    signedIn: false,
    unsaved: 'Quiere la página para diciembre.\nLlamar el martes.',
    again: 'estado=ganada',
    signIn: '/escritorio/entrar',
  },
  endedEdit: { notice: 'ended', signedIn: false, signIn: '/escritorio/entrar', again: 'town=Puembo' },
  endedPhotos: { notice: 'endedPhotos', signedIn: false, signIn: '/escritorio/entrar' },
  unavailable: { notice: 'unavailable', signedIn: true, unsaved: 'Llamar el martes.', again: 'estado=ganada' },
  method: { notice: 'method', signedIn: false, signIn: '/escritorio/entrar' },
  notFound: { notice: 'notFound', signedIn: true },
  noEditor: { notice: 'noEditor', signedIn: true },
};
