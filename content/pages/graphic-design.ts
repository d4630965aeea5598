import { routes } from '../../domain/routes.ts';
import type { ServicePage } from '../../domain/words/pages.ts';
import { company } from '../company.ts';

/** Words of the graphic design page. */
export const graphicDesignPage = {
  seo: {
    title: `Diseño gráfico por horas en ${company.city}`,
    description:
      'Banners, publicaciones y anuncios para su página web y sus redes. Se contratan por horas, con revisiones incluidas y precios a la vista.',
    keywords: ['diseño gráfico', 'logotipo', 'banners', 'artes para redes', company.city, 'Ecuador'],
  },
  title: 'Diseño gráfico',
  text: 'Lo que su cliente ve antes de leer: el banner, la publicación, el anuncio. Se contrata por horas y cada nivel trae revisiones incluidas. Etiquetas, rótulos e impresos se cotizan aparte.',
  service: 'diseno-grafico',
  scene: 'pots',
  groups: [
    {
      title: 'Diseño para web y redes',
      intro: 'Los planes GFX-W son para lo que se mira en una pantalla: banners, publicaciones, anuncios, íconos.',
      family: 'diseno-web',
    },
  ],
  comparison: {
    title: 'Horas, revisiones y precio',
    intro: 'Lo que distingue a los niveles es el tiempo de trabajo y las veces que usted puede pedir cambios.',
    caption: 'Comparación de los niveles de diseño gráfico',
  },
  bullets: {
    title: 'Cómo aprovechar cada hora',
    items: [
      {
        title: 'Haga una lista con orden',
        description: 'Ponga arriba la pieza que más le urge. Por ahí empezamos.',
      },
      {
        title: 'Envíe su logotipo original',
        description: 'El archivo que le entregó quien lo dibujó sirve más que una captura de pantalla.',
      },
      {
        title: 'Reúna las opiniones',
        description: 'Si varias personas comentan, junte sus cambios en un solo envío y cada revisión rendirá más.',
      },
    ],
    primary: { label: 'Ver portafolio', href: routes.portfolio },
    image: 'voices',
  },
  faq: {
    title: 'Preguntas sobre diseño',
    items: [
      {
        question: '¿Puedo contratar una sola hora?',
        answer:
          'No: los proyectos de diseño parten de un mínimo de 4 horas. Si su encargo es pequeño, aproveche para resolver varias piezas a la vez.',
      },
      {
        question: '¿Qué pasa si se me acaban las revisiones?',
        answer:
          'Puede pedir más. En los niveles I y II, la página del plan dice desde cuánto cuesta cada revisión extra. En el III se acuerda al cotizar.',
      },
      {
        question: '¿Qué plan pido para un logotipo?',
        answer:
          'Depende de dónde se vaya a usar. Si es sobre todo en pantallas, un plan GFX-W; si también irá en rótulos, uniformes o impresos, se cotiza aparte. Díganos en qué lugares va a aparecer y le indicamos qué pedir.',
      },
      {
        question: '¿Y si no sé cuántas horas necesito?',
        answer:
          'Descríbanos las piezas, sus medidas y dónde se van a usar. Le decimos qué nivel les corresponde, y esa evaluación es gratuita.',
      },
    ],
  },
  call: {
    title: '¿Qué pieza le hace falta?',
    text: 'Cuéntenos para qué es y dónde se va a ver. Si tiene un ejemplo que le guste, descríbalo.',
    link: { label: 'Pedir cotización', href: routes.contact },
  },
} as const satisfies ServicePage;
