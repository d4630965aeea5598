/** Icons that content may name, drawn in `src/art`, and what the owner reads for each. */
export const ICONS = {
  web: 'ventana',
  speech: 'conversación',
  server: 'servidor',
  brush: 'pincel',
  megaphone: 'megáfono',
  cart: 'carrito',
  plate: 'plato',
  clock: 'reloj',
  people: 'personas',
  pin: 'lugar',
  mail: 'sobre',
  phone: 'teléfono',
  mobile: 'celular',
  check: 'visto',
  sun: 'sol',
  wheel: 'rueda',
  tooth: 'muela',
  book: 'libro',
  leaf: 'hoja',
} as const;
export type IconName = keyof typeof ICONS;

/** Drawings beside texts, likewise. */
export const DRAWINGS = {
  site: 'sitio web',
  voices: 'voces',
  stack: 'servidores',
  bag: 'bolsa de compras',
  code: 'código',
  night: 'noche',
} as const;
