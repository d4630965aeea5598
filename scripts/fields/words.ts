import { countOf } from '../../domain/site/amounts.ts';

/** Texts of `docs/campos.md`, for the owner. */
export const fieldWords = {
  title: 'Los datos de cada archivo',
  intro:
    'Todos los datos de la carpeta `content/`, archivo por archivo, con los límites que revisa `npm run check`. Un punto entra en un grupo; `[]` es cada línea de una lista; `*`, un nombre cualquiera. Este archivo lo escribe `npm run fields`.',
  columns: ['dato', 'qué es', 'qué admite'],
  letters: (max: number) => `hasta ${countOf(max, 'letra', 'letras')}`,
  items: (min: number, max: number) => (min === max ? `${max} líneas` : `de ${min} a ${max} líneas`),
  between: (min: number, max: number) => `de ${min} a ${max}`,
  optional: 'puede faltar',
};
