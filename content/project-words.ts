/** Label of placeholder projects. */
export const sampleLabel = 'Muestra';
