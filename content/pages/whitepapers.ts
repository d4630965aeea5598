import { routes } from '../../domain/routes.ts';

/** Words of the list of whitepapers, their pages, and the page shown while there is no list. */
export const whitepapers = {
  seo: {
    title: 'Documentos para su negocio en internet',
    description:
      'Guías escritas en español y sin tecnicismos: alojamiento, dominios, velocidad, facturación, accesibilidad y cómo pedir una cotización.',
    keywords: ['guías', 'documentos', 'negocio en internet', 'emprendedores', 'Ecuador'],
  },
  title: 'Documentos',
  text: 'Lo que conviene saber antes de pagar por un sitio web, escrito para quien atiende un negocio y no para técnicos.',
  tags: { label: 'Temas', all: 'Todos' },
  tagTitle: (tag: string) => `Documentos sobre ${tag}`,
  pages: { label: 'Páginas', position: (page: number, of: number) => `página ${page} de ${of}` },
  feed: 'Documentos por RSS',
  more: 'Leer más',
  minutes: (minutes: number) => `${minutes} min de lectura`,
  back: 'Documentos',
  home: 'Inicio',
  next: 'Siguiente documento',
  notFound: 'No encontramos este documento.',
  waiting: {
    title: 'Los documentos todavía no llegan.',
    text: 'El servicio que los guarda no responde en este momento. Vuelva a intentarlo en unos segundos o escríbanos y se los enviamos.',
    retry: 'Reintentar',
    contact: { label: 'Escribirnos', href: routes.contact },
  },
  empty: {
    title: 'Aún no hay documentos publicados.',
    text: 'Los estamos preparando. Mientras tanto, escríbanos su pregunta y se la respondemos.',
  },
  call: {
    title: '¿Le quedó alguna duda?',
    text: 'Cuéntenos qué necesita su negocio. La evaluación inicial es gratuita.',
    link: { label: 'Hacer una pregunta', href: routes.contact },
  },
} as const;

/** Placeholders of a grid without whitepapers, marked as such. */
export const samplePosts = [
  { title: 'Documento de muestra: cómo elegir un dominio', created_at: 'Muestra', href: '#muestra-1' },
  { title: 'Documento de muestra: qué pedir en una cotización', created_at: 'Muestra', href: '#muestra-2' },
] as const;
