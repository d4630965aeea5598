import { routes } from '../../domain/routes.ts';
import type { SamplePost, WhitepapersWords } from '../../domain/words/whitepapers.ts';

/** Words of the list of whitepapers, their pages, and the page shown while there is no list. */
export const whitepapers = {
  seo: {
    title: 'Guías de páginas web, hosting y ventas',
    description:
      'Guías sin tecnicismos para negocios del Ecuador: hosting, dominio y correo, facturación electrónica, Google, velocidad y cómo pedir una cotización.',
    keywords: ['guías', 'página web', 'hosting', 'negocio en internet', 'Ecuador'],
  },
  title: 'Guías',
  text: 'Lo que conviene saber antes de pagar por un sitio web, escrito para quien atiende un negocio y no para técnicos.',
  tags: { label: 'Temas', all: 'Todos' },
  tagTitle: (tag: string) => `Guías sobre ${tag}`,
  pages: { label: 'Páginas', position: (page: number, of: number) => `página ${page} de ${of}` },
  feed: 'Guías por RSS',
  more: 'Leer más',
  author: (name: string) => `Por ${name}`,
  minutes: (minutes: number) => `${minutes} min de lectura`,
  back: 'Guías',
  home: 'Inicio',
  next: 'Siguiente guía',
  notFound: 'No encontramos este documento.',
  waiting: {
    title: 'No pudimos cargar las guías.',
    text: 'Inténtelo de nuevo en unos segundos, o díganos cuál busca y se la enviamos por correo.',
    retry: 'Reintentar',
    contact: { label: 'Hacer una pregunta', href: routes.contact },
  },
  empty: {
    title: 'Aún no hay guías publicadas.',
    text: 'Las estamos preparando. Mientras tanto, escríbanos su pregunta y se la respondemos.',
  },
  call: {
    title: '¿Le quedó alguna duda?',
    text: 'Cuéntenos qué necesita su negocio. La evaluación inicial es gratuita.',
    link: { label: 'Hacer una pregunta', href: routes.contact },
  },
} as const satisfies WhitepapersWords;

/** Sample cards for a grid without whitepapers; their date says «Muestra». */
export const samplePosts = [
  { title: 'Guía de muestra: cómo elegir un dominio', created_at: 'Muestra', href: '#muestra-1' },
  { title: 'Guía de muestra: qué pedir en una cotización', created_at: 'Muestra', href: '#muestra-2' },
] as const satisfies readonly SamplePost[];
