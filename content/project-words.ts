/** Label of sample projects. */
export const sampleLabel = 'Muestra';
