import { z } from 'zod';
import { group, groups, id, line, link, list, text } from '../fields.ts';
import { service } from '../sections.ts';

const missing = (label: string) =>
  group(label, {
    seoTitle: line('Título de la ventana', { max: 52 }),
    title: line('Título', { max: 60 }),
    text: text('Texto', { max: 200 }),
    link: link(),
  });
const byType = <T extends z.ZodType>(label: string, of: T) =>
  z.record(id('Tipo'), of).meta({ label, kind: 'group', help: 'Por «type» de cada plan.' });

/** `content/pages/plan.yaml`: words of all plan pages. */
export const planPageSchema = z.strictObject({
  back: line('Volver', { max: 30 }),
  descriptionTitle: line('Título de la descripción', { max: 60 }),
  missingDescription: text('Sin descripción', { max: 120 }),
  featuresTitle: line('Título de lo incluido', { max: 60 }),
  missingFeatures: text('Sin lista', { max: 120 }),
  excluded: byType('Qué no incluye', text('Texto', { max: 300 })),
  carousel: group('Carrusel', {
    label: line('Nombre, para un lector de pantalla', { max: 60 }),
    slides: groups('Láminas', 'Lámina', {
      service: service(),
      title: line('Título', { max: 60 }),
      text: text('Texto', { max: 200 }),
    }),
    /** Above the title of the plan one level up or down, which takes the place of a slide. */
    neighbour: group('Otro nivel', {
      up: line('Uno más', { max: 30 }),
      down: line('Uno menos', { max: 30 }),
      other: line('Otro', { max: 30 }),
    }),
  }),
  call: group('Invitación al final', {
    title: line('Título', { max: 80, values: ['plan'] }),
    text: text('Texto', { max: 200 }),
    linkLabel: line('Botón', { max: 40 }),
  }),
  /** What a plan is: follows its title in page titles and share texts, unless the title contains it. */
  kinds: byType('Qué es', line('Nombre', { max: 30 })),
  /** Keywords after the plan's title. */
  keywords: byType('Palabras clave', list('Palabras', line('Palabra', { max: 60 }))),
  /** Of 1.0, which listed all plans on the pages of plans that do not exist. */
  allPlans: line('Lista de los planes', { max: 60, help: 'Ya no se muestra.' }).optional(),
  notFound: missing('Plan que no existe'),
  missingId: missing('Dirección sin plan'),
});
