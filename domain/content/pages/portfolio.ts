import { z } from 'zod';
import { choice, group, groups, line, link, text } from '../fields.ts';
import { callToAction, head } from '../sections.ts';

const notice = { title: line('Título', { max: 60 }), text: text('Texto', { max: 300 }) };

/** `content/pages/portfolio.yaml`: the portfolio and its projects' pages, with or without a story. */
export const portfolioSchema = z.strictObject({
  ...head,
  /** Follows `text` when all projects are samples. */
  note: text('Nota, si todos son de muestra', { max: 200 }),
  /** Follows `text` instead of `note` when only some projects are samples. */
  someSamples: text('Nota, si algunos son de muestra', { max: 200 }),
  /** End of each project's meta description. */
  sample: line('Al final de la descripción de una muestra', { max: 80 }),
  real: line('Al final de la descripción de un proyecto', { max: 80 }),
  featured: line('Etiqueta de un destacado', { max: 20 }),
  /** Page of a project that has a story. */
  project: group('Página de un proyecto', {
    chapters: groups('Partes', 'Parte', {
      part: choice('Parte', { problem: 'qué hacía falta', work: 'qué se hizo', result: 'qué cambió' }),
      title: line('Título', { max: 60 }),
    }),
    facts: group('Datos', { service: line('Servicio', { max: 30 }), site: line('Sitio', { max: 30 }) }),
    visit: line('Enlace al sitio', { max: 40 }),
  }),
  soon: group('Proyecto sin historia', { ...notice, back: line('Volver', { max: 40 }) }),
  next: line('Antes del siguiente', { max: 40 }),
  notFound: group('Proyecto que no existe', notice),
  /** Words of the concept section of a placeholder. */
  concept: group('Cómo sería', {
    title: line('Título', { max: 60 }),
    has: line('Qué tendría', { max: 40 }),
    prepare: line('Qué preparar', { max: 60 }),
    plan: line('Qué plan', { max: 60 }),
    quote: line('Botón', { max: 40 }),
    other: link('Si no hay plan').optional(),
    note: text('Nota', { max: 200 }),
  }),
  testimonials: group('Testimonios', {
    title: line('Título', { max: 60 }),
    project: line('Enlace al proyecto', { max: 40 }),
  }),
  call: callToAction,
});
