/** The label on every placeholder of the portfolio. */
export const sampleLabel = 'Muestra';
