/** The label that every placeholder of the portfolio wears (DECISIONS §4). */
export const sampleLabel = 'Muestra';
