import { z } from 'zod';
import { LOGO_EXTENSIONS, logoFile } from '../site/photo.ts';
import { DRAWINGS } from './drawings.ts';
import { address, choice, group, groups, icon, line, link, list, text } from './fields.ts';
import { bullets, planId, service, steps } from './sections.ts';

const proofCard = (label: string) =>
  group(label, {
    icon: icon(),
    title: line('Título', { max: 60 }),
    text: text('Texto', { max: 300 }),
    link: group('Enlace', {
      label: line('Texto', { max: 40 }),
      more: line('Lo que un lector de pantalla añade', { max: 60 }).optional(),
    }),
  });
const client = { name: line('Nombre', { max: 40 }), href: address().optional() };

/** Words of cards and sections that several pages have: `content/widgets.yaml`. */
export const widgetsSchema = z.strictObject({
  cardWords: group('Tarjetas', {
    features: line('Características', { max: 30 }),
    language: line('Idioma', { max: 30 }),
  }),
  pictureWords: group('Fotos', { portrait: line('Descripción de un retrato', { max: 60, values: ['name'] }) }),
  pauseLabels: group('Botones de pausa', {
    video: line('Del video', { max: 60 }),
    logos: line('De la franja', { max: 60 }),
  }),
  /** The marquee of clients, or of trades until clients agree to be named. */
  trustedBy: group('Para quién se trabaja', {
    title: line('Título', { max: 60 }),
    logos: list(
      'Negocios',
      z.union([
        z.strictObject({ ...client, icon: icon() }),
        z.strictObject({
          ...client,
          image: logoFile.meta({
            label: 'Logotipo',
            kind: 'picture',
            help: `Un archivo de content/images/logos (${LOGO_EXTENSIONS.join(', ')}).`,
          }),
        }),
      ]),
    ),
  }),
  planCardWords: group('Tarjeta de un plan', { view: line('Enlace', { max: 20 }) }),
  extraLabel: line('Antes del precio de una revisión extra', { max: 40 }),
  /** Names of the plan levels, and of the height of each on the mountain. */
  tierWords: z
    .record(
      z.string().regex(/^[1-9]$/, 'tier'),
      group('Nivel', { name: line('Nombre', { max: 20 }), height: line('Altura', { max: 20 }) }),
    )
    .meta({ label: 'Niveles', kind: 'group' }),
  comparisonWords: group('Comparación de planes', {
    price: line('Precio', { max: 30 }),
    nothing: line('Cuando no hay', { max: 30 }),
    adds: line('Antes de lo propio de un nivel', { max: 40 }),
  }),
  proseWords: group('Textos largos', { contents: line('Contenido', { max: 40 }), updated: line('Fecha', { max: 40 }) }),
  loadingLabel: line('Mientras carga', { max: 30 }),
  newTabNote: line('Al final de un enlace que abre otra pestaña', { max: 40 }),
  proof: group('Lo que se puede comprobar', {
    speed: proofCard('Velocidad').optional(),
    accessibility: proofCard('Accesibilidad'),
  }),
  /** The featured cards, whose titles complete the header. */
  welcome: group('Bienvenida', {
    header: line('Comienzo de la frase', { max: 60 }),
    cards: groups('Tarjetas', 'Tarjeta', {
      title: line('Final de la frase', { max: 60 }),
      description: text('Texto', { max: 300 }),
      drawing: choice('Dibujo', DRAWINGS),
      service: service(),
      planId: planId('Plan cuyo precio se muestra').optional(),
      badge: line('Etiqueta, si no hay plan', { max: 30 }).optional(),
      link: link(),
    }),
  }),
  /** Default text of a hero with bullets. */
  mission: bullets.required({ image: true }).meta({ label: 'Quiénes somos, por defecto', kind: 'group' }),
  process: steps('El camino de un pedido'),
  sampleLabel: line('Etiqueta de un proyecto de muestra', { max: 20 }),
});
