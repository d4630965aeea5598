/** The letters that the web fonts contain: printable ASCII, and those of Spanish. */
export const FONT_LETTERS = `${Array.from({ length: 95 }, (_, offset) => String.fromCodePoint(32 + offset)).join('')}ÁÉÍÓÚÜÑáéíóúüñ¿¡«»“”‘’–—…·ªº°©×`;
