import { routes } from '../../domain/routes.ts';
import type { PortfolioWords } from '../../domain/words/pages.ts';

/** Words of the portfolio and of its projects' pages, with or without a story. */
export const portfolio = {
  seo: {
    title: 'Ejemplos de páginas web por oficio',
    description:
      'Ocho proyectos de muestra, cada uno para un oficio: vea cómo puede lucir una página web, una tienda o un panel antes de pedir el suyo.',
    keywords: ['portafolio', 'proyectos web', 'diseño web', 'tiendas en línea', 'Ecuador'],
  },
  title: 'Portafolio',
  text: 'Ocho ideas, una por oficio: qué tendría el sitio, qué conviene preparar y qué plan le corresponde.',
  note: 'Las dibujamos nosotros; no son trabajos hechos para un cliente.',
  /** Replaces `note` once some of the projects are real. */
  someSamples: 'Los que dicen «Muestra» son dibujos nuestros, no trabajos hechos para un cliente.',
  /** Ends a sample project's meta description; `real` ends that of a real one. */
  sample: 'Proyecto de muestra de nuestro portafolio.',
  real: 'Proyecto de nuestro portafolio.',
  featured: 'Destacado',
  /** Page of a project that has a story. */
  project: {
    chapters: [
      { part: 'problem', title: 'Qué hacía falta' },
      { part: 'work', title: 'Qué hicimos' },
      { part: 'result', title: 'Qué cambió' },
    ],
    facts: { service: 'Servicio', site: 'Sitio publicado' },
    visit: 'Visitar el sitio',
  },
  soon: {
    title: 'Muy pronto…',
    text: 'Aquí contaremos un caso real cuando un cliente nos lo permita. Mientras tanto, vea los demás oficios.',
    back: 'Volver al portafolio',
  },
  testimonials: {
    title: 'Lo que dicen nuestros clientes',
    project: 'Ver el proyecto',
    /** Error that stops the build. */
    noProject: (slug: string) => `content/testimonials.ts: no hay ningún proyecto «${slug}» en content/projects.`,
  },
  /** Notice on the page for a project that does not exist. */
  notFound: {
    title: 'Ese proyecto no existe',
    text: 'No hay ningún proyecto en esta dirección. Vea los que sí están en el portafolio.',
  },
  concept: {
    title: 'Así sería este sitio',
    has: 'Qué tendría',
    prepare: 'Qué conviene tener listo',
    plan: 'Qué plan le corresponde',
    quote: 'Pedir cotización',
    other: { label: 'Ver los productos', href: routes.products },
    note: 'Es una idea de cómo lo haríamos, no un trabajo hecho para un cliente.',
  },
  /** Before the title of the next project. */
  next: 'Siguiente oficio',
  call: {
    title: '¿Qué proyecto tiene en mente?',
    text: 'Díganos cuál se parece más a lo que busca y qué le cambiaría. Con eso ya podemos conversar.',
    link: { label: 'Pedir cotización', href: routes.contact },
  },
} as const satisfies PortfolioWords;
