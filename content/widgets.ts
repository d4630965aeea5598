import { routes } from '../domain/routes.ts';
import { company } from './company.ts';

/** Words of cards on several pages. */
export const cardWords = { features: 'Características', language: 'Idioma' };

/** Accessible names of the pause buttons; a page can have both. */
export const pauseLabels = { video: 'Pausar el video', logos: 'Pausar los logotipos' };

/** Placeholders marked as such: a real client is named only with consent. */
export const trustedBy = {
  title: 'Confían en nosotros',
  logos: [
    { name: 'Cooperativa Ejemplo', icon: 'people' },
    { name: 'Café Muestra', icon: 'plate' },
    { name: 'Ferretería Modelo', icon: 'brush' },
    { name: 'Hostería Ejemplo', icon: 'pin' },
    { name: 'Clínica Muestra', icon: 'clock' },
    { name: 'Vivero Modelo', icon: 'sun' },
  ],
} as const;

export const planCardWords = { view: 'Ver' };

/** Precedes the minimum price of an extra in a plan's features. */
export const extraLabel = 'Extra desde';

/** The three levels of plans and their heights on the mountain. */
export const tierWords = {
  1: { name: 'Nivel I', height: 'Valle' },
  2: { name: 'Nivel II', height: 'Ladera' },
  3: { name: 'Nivel III', height: 'Cumbre' },
} as const;

export const comparisonWords = { price: 'Precio', nothing: 'No aplica', adds: 'Añade:' };

export const proseWords = { contents: 'En esta página', updated: 'Actualizado el' };

export const loadingLabel = 'Cargando…';

/** Default header of the featured cards. */
export const welcome = {
  header: `Bienvenidos a ${company.name},`,
  cards: [
    {
      title: 'cuéntenos más de su negocio.',
      description: 'La evaluación inicial es gratuita y le respondemos en menos de 24 horas.',
      drawing: 'voices',
      service: 'diseno-grafico',
      link: { label: 'Cuéntenos más', href: routes.contact },
    },
    {
      title: 'aloje su web con tranquilidad.',
      description: 'Más de 1,000 clientes satisfechos y soporte 24/7, con pago por mes, por trimestre o por año.',
      drawing: 'stack',
      service: 'alojamiento-web',
      link: { label: 'Ver alojamiento', href: routes.hosting },
    },
    {
      title: 'su presencia en línea empieza aquí.',
      description: 'Un sitio claro y suyo, para que sus clientes lo encuentren y lo reconozcan.',
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
      description: 'Revisamos su caso y le decimos con franqueza qué conviene hacer y qué no.',
    },
    {
      title: 'Más de 15 años de experiencia',
      description: 'Hemos acompañado a más de 200 empresas a abrir y mantener su lugar en la web.',
    },
    {
      title: 'Soporte 24/7',
      description: 'Respondemos sus consultas en menos de 24 horas, y nos quedamos para lo que venga después.',
    },
  ],
  primary: { label: 'Empezar', more: ' un proyecto', href: routes.contact },
  secondary: { label: 'Conocer al equipo', href: routes.team },
  image: 'map',
} as const;
