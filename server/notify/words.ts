/** What the agency reads on Telegram when a request arrives. */
export const notification = {
  title: (reference: string) => `Nueva solicitud ${reference}`,
  /** Instead of the end of a message that is too long. */
  cut: '… (sigue en el correo)',
  test: {
    service: 'Prueba de aviso',
    name: 'Prueba de aviso',
    message: 'Este es un aviso de prueba de «npm run leads -- doctor --send». Si lo lee, los avisos funcionan.',
  },
};
