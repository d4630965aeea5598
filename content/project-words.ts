/** The label that every placeholder of the portfolio wears. */
export const sampleLabel = 'Muestra';
