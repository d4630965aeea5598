import type { Kind } from '../../domain/content/fields.ts';

/** Texts of `docs/campos.md`, for the owner. */
export const fieldWords = {
  title: 'Los datos de cada archivo',
  intro:
    'Todos los datos de la carpeta `content/`, archivo por archivo, con los límites que revisa `npm run check`. Un punto entra en un grupo; `[]` es cada línea de una lista; `*`, un nombre cualquiera. Este archivo lo escribe `npm run fields`.',
  columns: ['dato', 'qué es', 'qué admite'],
  kinds: {
    line: 'una línea',
    text: 'un texto',
    number: 'un número',
    money: 'dólares',
    date: 'una fecha',
    toggle: '`true` o `false`',
    choice: 'una de estas palabras',
    icon: 'un ícono',
    link: 'una dirección',
    email: 'un correo',
    phone: 'un teléfono',
    picture: 'una imagen',
    time: 'una hora',
    plan: 'un plan',
    'plan-type': 'un tipo de plan',
    service: 'un servicio',
    project: 'un proyecto',
    colour: 'un color',
    list: 'una lista',
    group: 'un grupo',
  } satisfies Readonly<Record<Kind, string>>,
  letters: (max: number) => `hasta ${max} letras`,
  items: (min: number, max: number) => (min === max ? `${max} líneas` : `de ${min} a ${max} líneas`),
  between: (min: number, max: number) => `de ${min} a ${max}`,
  optional: 'puede faltar',
};
