/** Output of `npm run purge-news`. */
export const purgeNewsWords = {
  purged: 'Se borró la copia guardada de las guías.',
  nothingKept: 'No había ninguna copia guardada.',
  failed: (code: string) => `No se pudo borrar la copia guardada: ${code}`,
};
