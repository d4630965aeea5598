import { z } from 'zod';
import { groups, id, line, link, list, type Of, text } from '../fields.ts';
import { bullets, callToAction, head, screen, service } from '../sections.ts';

/** `content/pages/products.yaml` */
export const productsSchema = z.strictObject({
  ...head,
  sample: line('Etiqueta de las pantallas', { max: 30 }),
  quote: line('Enlace al formulario', { max: 40 }),
  blocks: groups('Productos', 'Producto', {
    /** Names the product in messages; not the id of a plan. */
    id: id('Nombre en los mensajes'),
    /** Short code shown large: «AGA-WS». */
    code: line('Código', { max: 10 }).optional(),
    service: service(),
    title: line('Título', { max: 60 }),
    description: text('Texto', { max: 300 }),
    /** A drawn screen, with as many words as it has room for (`domain/site/project.ts`). */
    screen: screen(),
    words: list('Palabras de la pantalla', line('Palabra', { max: 20 })),
    links: list('Enlaces', link()),
  }),
  bullets: list('Viñetas', bullets),
  call: callToAction,
});
export type ProductsWords = Of<typeof productsSchema>;
