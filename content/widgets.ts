import { routes } from '../domain/routes.ts';
import { company } from './company.ts';

/** Words of cards on several pages. */
export const cardWords = { features: 'Características', language: 'Idioma' };

/** Accessible names of the pause buttons; a page can have both. */
export const pauseLabels = { video: 'Pausar el video', logos: 'Pausar la franja de negocios' };

/** Trades until clients agree to be named. */
export const trustedBy = {
  title: 'Para quién trabajamos',
  logos: [
    { name: 'Cooperativas', icon: 'people' },
    { name: 'Restaurantes y cafés', icon: 'plate' },
    { name: 'Ferreterías', icon: 'brush' },
    { name: 'Hosterías', icon: 'pin' },
    { name: 'Consultorios', icon: 'clock' },
    { name: 'Viveros', icon: 'sun' },
  ],
} as const;

export const planCardWords = { view: 'Ver' };

/** Precedes the minimum price of an extra in a plan's features. */
export const extraLabel = 'Revisión extra desde';

/** The three levels of plans and their heights on the mountain. */
export const tierWords = {
  1: { name: 'Nivel\u00a0I', height: 'Valle' },
  2: { name: 'Nivel\u00a0II', height: 'Ladera' },
  3: { name: 'Nivel\u00a0III', height: 'Cumbre' },
} as const;

export const comparisonWords = { price: 'Precio', nothing: 'No aplica', adds: 'Propio de este nivel:' };

export const proseWords = { contents: 'En esta página', updated: 'Actualizado el' };

export const loadingLabel = 'Cargando…';

/** Default header of the featured cards. */
export const welcome = {
  header: `Bienvenidos a ${company.name},`,
  cards: [
    {
      title: 'cuéntenos más sobre su negocio.',
      description: 'La evaluación inicial es gratuita. Con unas pocas líneas nos basta para empezar.',
      drawing: 'voices',
      service: 'diseno-grafico',
      link: { label: 'Cuéntenos más', href: routes.contact },
    },
    {
      title: 'aloje su página con tranquilidad.',
      description:
        'Hosting con soporte 24/7 y más de 1,000 clientes satisfechos. Se paga por mes, por trimestre o por año.',
      drawing: 'stack',
      service: 'alojamiento-web',
      link: { label: 'Ver alojamiento', href: routes.hosting },
    },
    {
      title: 'su presencia en línea empieza aquí.',
      description: 'Una página web clara y suya, desde una sola página hasta una tienda en línea.',
      drawing: 'site',
      service: 'desarrollo-web',
      link: { label: 'Ver desarrollo web', href: routes.webDevelopment },
    },
  ],
} as const;

/** Default bullets of a hero. */
export const mission = {
  title: 'Que su negocio se vea en internet tan bien como en persona.',
  items: [
    {
      title: 'Evaluación inicial gratuita',
      description:
        'Usted nos cuenta qué necesita y le respondemos en menos de 24 horas, con preguntas o con la cotización.',
    },
    {
      title: 'Más de 15 años de experiencia',
      description: 'En ese tiempo hemos ayudado a más de 200 empresas a abrir y mantener su sitio.',
    },
    {
      title: 'Soporte 24/7',
      description:
        'Si aloja su sitio con nosotros, tiene a quién escribir todos los días y a toda hora, también en feriado.',
    },
  ],
  primary: { label: 'Empezar', more: ' un proyecto', href: routes.contact },
  secondary: { label: 'Conocer al equipo', href: routes.team },
  image: 'map',
} as const;
