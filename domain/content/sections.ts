import { SCREEN_NAMES } from '../site/project.ts';
import { DRAWINGS } from './drawings.ts';
import { choice, group, groups, id, line, link, list, type Of, text } from './fields.ts';

/** Sections that several pages have. */

/** Scenes in the headers of pages. */
const HEAD_SCENES = {
  levels: 'niveles',
  windowLoom: 'telar en una ventana',
  night: 'noche',
  pots: 'vasijas',
  road: 'carretera',
  stall: 'puesto de mercado',
  belts: 'fajas tejidas',
  loom: 'telar',
  shelf: 'repisa',
  knots: 'nudos',
  yarn: 'ovillo',
} as const;

export const scene = () => choice('Dibujo', { ...DRAWINGS, map: 'mapa' });
export const headScene = (label = 'Escena del encabezado') => choice(label, HEAD_SCENES);
export type HeadScene = keyof typeof HEAD_SCENES;
export const screen = () => choice('Pantalla dibujada', SCREEN_NAMES);

/** The slug of a service, or the name of a service colour: gives a panel its colours. */
export const service = () => id('Servicio', 'Le da sus colores. El nombre de la dirección de un servicio.', 'service');
/** The id of a plan whose price is shown. */
export const planId = (label = 'Plan') => id(label, 'La última parte de su dirección, como nivel-2.', 'plan');

/** Metadata for search engines; the title is shown whole with the brand name after it. */
export const seo = group('Para los buscadores', {
  title: line('Título', { max: 52, help: 'Sin el nombre de la agencia, que va después.' }),
  description: text('Descripción', { max: 155 }),
  keywords: list('Palabras clave', line('Palabra', { max: 60 })),
});

/** What every page begins with. */
export const head = { seo, title: line('Título', { max: 60 }), text: text('Primer párrafo', { max: 400 }) };

export const callToAction = group('Invitación al final', {
  title: line('Título', { max: 80 }),
  text: text('Texto', { max: 300 }),
  link: link('Botón'),
});
export type CallToActionWords = Of<typeof callToAction>;

export const bullets = group('Viñetas', {
  title: line('Título', { max: 100 }),
  items: groups('Viñetas', 'Viñeta', { title: line('Título', { max: 80 }), description: text('Texto', { max: 400 }) }),
  primary: link('Botón').optional(),
  secondary: link('Segundo botón').optional(),
  image: scene().optional(),
});

export const faq = group('Preguntas frecuentes', {
  title: line('Título', { max: 80 }),
  items: groups('Preguntas', 'Pregunta', { question: line('Pregunta'), answer: text('Respuesta', { max: 1200 }) }),
});
export type FaqWords = Of<typeof faq>;

/** Rows of steps or choices. */
export const steps = (label = 'Pasos') =>
  group(label, {
    title: line('Título', { max: 80 }),
    intro: text('Introducción', { max: 400 }).optional(),
    items: groups('Pasos', 'Paso', {
      title: line('Título', { max: 80 }),
      text: text('Texto', { max: 400 }),
      facts: groups(
        'Datos',
        'Dato',
        { label: line('Nombre', { max: 40 }), value: line('Qué', { max: 160 }) },
        'Como «Usted recibe»: la cotización por escrito.',
      ),
    }),
    note: text('Nota', { max: 500 }),
    link: link().optional(),
  });
export type StepsWords = Of<ReturnType<typeof steps>>;

const example = (label: string) =>
  group(label, {
    words: list('Palabras del dibujo', line('Palabra', { max: 40 }), 'Mire la página: las largas no caben.'),
    text: text('Qué se ve', { max: 200 }),
  });
/** Drawn pairs that show what a service changes; they are examples, not work for a client. */
export const beforeAfter = group('Antes y después', {
  title: line('Título', { max: 80 }),
  intro: text('Introducción', { max: 400 }),
  label: line('Etiqueta que dice que es un ejemplo', { max: 24 }),
  before: line('Antes', { max: 24 }),
  after: line('Después', { max: 24 }),
  pairs: groups('Parejas', 'Pareja', {
    drawing: choice(
      'Dibujo',
      { result: 'qué cambió', profile: 'perfil', month: 'mes' },
      'Un resultado tiene tres palabras: búsqueda y dos líneas; un perfil, nombre, lugar y botón; un mes, su nombre y tres temas.',
    ),
    title: line('Título', { max: 80 }),
    before: example('Antes'),
    after: example('Después'),
  }),
});
export type BeforeAfterWords = Of<typeof beforeAfter>;
