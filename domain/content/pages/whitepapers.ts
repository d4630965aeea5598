import { z } from 'zod';
import { group, groups, line, link, type Of, text } from '../fields.ts';
import { callToAction, head } from '../sections.ts';

const whitepapers = group('Guías', {
  ...head,
  tags: group('Temas', { label: line('Nombre', { max: 30 }), all: line('Todos', { max: 30 }) }),
  tagTitle: line('Título de un tema', { max: 60, values: ['tag'] }),
  pages: group('Páginas', {
    label: line('Nombre', { max: 30 }),
    position: line('Posición', { max: 40, values: ['page', 'of'] }),
  }),
  feed: line('RSS', { max: 40 }),
  more: line('Leer más', { max: 30 }),
  author: line('Autor', { max: 40, values: ['name'] }),
  minutes: line('Tiempo de lectura', { max: 40, values: ['minutes'] }),
  back: line('Volver', { max: 30 }),
  home: line('Inicio', { max: 30 }),
  next: line('Siguiente', { max: 40 }),
  notFound: line('No existe', { max: 80 }),
  waiting: group('Mientras no cargan', {
    title: line('Título', { max: 60 }),
    text: text('Texto', { max: 200 }),
    retry: line('Reintentar', { max: 30 }),
    contact: link(),
  }),
  empty: group('Sin guías', { title: line('Título', { max: 60 }), text: text('Texto', { max: 200 }) }),
  call: callToAction,
});
/** Sample cards for a grid without whitepapers; their date says that they are samples. */
const samplePosts = groups('Guías de muestra', 'Guía', {
  title: line('Título', { max: 60 }),
  created_at: line('En lugar de la fecha', { max: 20 }),
  href: line('Enlace', { max: 40 }),
});

/** `content/pages/whitepapers.yaml`: the list, the pages of whitepapers, and what they show without any. */
export const whitepapersSchema = z.strictObject({ whitepapers, samplePosts });
export type WhitepapersWords = Of<typeof whitepapers>;
