import { z } from 'zod';
import { block } from '../cards.ts';
import { group, line, list, type Of, text } from '../fields.ts';
import { chapters } from '../prose.ts';
import { beforeAfter, bullets, callToAction, faq, head, headScene, scene, seo, service, steps } from '../sections.ts';

/** A family of plans in the catalogue, as a page presents it. */
const planGroup = group('Familia de planes', {
  title: line('Título', { max: 80 }),
  intro: text('Introducción', { max: 300 }),
  family: line('Familia', { max: 40, help: 'Su nombre entre las familias de planes.' }),
});
export type PlanGroup = Of<typeof planGroup>;

/** The page of a service (`page` in the catalogue), in the order of its sections; what is absent is not shown. */
export const servicePageSchema = z.strictObject({
  seo: seo.partial({ keywords: true }).meta({ label: 'Para los buscadores', kind: 'group' }),
  title: head.title,
  text: head.text,
  service: service(),
  /** Drawing beside the title. */
  image: scene().optional(),
  /** Scene beside the title, if there is no drawing; without either, a detail of the cloth. */
  scene: headScene().optional(),
  chapters: chapters.optional(),
  blocks: list('Bloques', block).optional(),
  examples: beforeAfter.optional(),
  groups: list('Familias de planes', planGroup).optional(),
  /** Words around the comparison tables, one for each family with more than one plan. */
  comparison: group('Comparación', {
    title: line('Título', { max: 80 }),
    intro: text('Introducción', { max: 400 }),
    caption: line('Nombre de la tabla', { max: 80 }),
  }).optional(),
  /** Ways to pay, shown after the plans. */
  payment: steps('Formas de cobrar').optional(),
  /** Numbered steps of the work, shown after the comparison; `true` shows those of `widgets.yaml`. */
  process: z
    .union([z.literal(true), steps()])
    .optional()
    .meta({
      label: 'Pasos del trabajo',
      kind: 'group',
      help: 'Marcado, los de «Partes que se repiten»; en el archivo, true.',
    }),
  bullets: bullets.optional(),
  faq: faq.optional(),
  call: callToAction.optional(),
});
export type ServicePage = Of<typeof servicePageSchema>;
