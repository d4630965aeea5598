import { routes } from '../../domain/routes.ts';

/** Words of the web development page. Prices and features come from the plan records. */
export const webDevelopmentPage = {
  seo: {
    title: 'Desarrollo web y tiendas en línea',
    description:
      'Sitios SPA, una página única o una tienda en línea para su negocio. Compare niveles y precios, y pida una evaluación inicial gratuita.',
    keywords: ['desarrollo web', 'página web', 'SPA', 'tienda en línea', 'comercio electrónico', 'Ecuador'],
  },
  title: 'Desarrollo web',
  text: 'Páginas únicas, sitios completos y tiendas en línea, hechos para que sus clientes encuentren lo que buscan y sepan cómo escribirle.',
  service: 'desarrollo-web',
  groups: [
    {
      title: 'Sitios SPA',
      intro: 'Para presentar su negocio en varias páginas. El nivel depende de cuánto tenga que contar.',
      planIds: ['nivel-1', 'nivel-2', 'nivel-3'],
    },
    {
      title: 'Página única',
      intro: 'Todo a la vista en una sola página: una apertura, un evento, un oficio que se explica en pocas líneas.',
      planIds: ['web-splash'],
    },
    {
      title: 'Tiendas en línea',
      intro: 'Catálogo, carrito y pedidos. Elija según el tamaño de su catálogo y su manera de vender.',
      planIds: ['ec-nivel-1', 'ec-nivel-2', 'ec-nivel-3'],
    },
  ],
  comparison: {
    title: 'Los planes, uno junto a otro',
    intro: 'Si duda entre dos, busque la primera diferencia que a usted le importe. Con frecuencia, esa decide.',
    caption: 'Comparación de los planes de desarrollo web',
  },
  bullets: {
    title: 'Lo que esperamos de un buen sitio',
    items: [
      {
        title: 'Se usa con el pulgar',
        description: 'Se adapta a celulares, tabletas y computadoras, con letras que se leen sin acercar la pantalla.',
      },
      {
        title: 'Los buscadores lo entienden',
        description: 'Cada página tiene su título y su descripción, escritos para quien busca lo que usted ofrece.',
      },
      {
        title: 'Invita a escribir',
        description: 'Un formulario de contacto corto, siempre cerca, y una conexión segura para enviarlo.',
      },
    ],
    primary: { label: 'Qué preparar antes', href: routes.learn },
    image: 'site',
  },
  faq: {
    title: 'Preguntas sobre desarrollo web',
    items: [
      {
        question: '¿Por qué se llaman SPA si tienen varias páginas?',
        answer:
          'Las siglas, en inglés, quieren decir «aplicación de una sola página» y nombran la técnica: el navegador carga el sitio una vez y luego cambia de contenido sin recargarlo todo. Quien lo visita sigue viendo varias páginas con su menú.',
      },
      {
        question: '¿Qué diferencia hay entre una sección estándar y una personalizada?',
        answer:
          'La estándar resuelve lo que casi todo negocio muestra, como quién es y dónde está. La personalizada se piensa para lo que solo usted tiene. La oferta básica llega hasta 5 secciones: 3 estándar y 2 personalizadas.',
      },
      {
        question: '¿Cuánto demora?',
        answer:
          'La entrega se cuenta en semanas. Cuántas, depende del tamaño del sitio y de que los textos y las fotos estén listos; eso se conversa al cotizar.',
      },
      {
        question: '¿Y el alojamiento?',
        answer:
          'Todo sitio necesita un servidor que lo mantenga en línea. En la oferta básica el alojamiento se entrega por un valor simbólico. Si ya tiene uno contratado, díganos cuál es y vemos si le sirve.',
      },
    ],
  },
  call: {
    title: '¿No sabe qué plan le alcanza?',
    text: 'Describa su negocio en pocas líneas. La evaluación inicial es gratuita y puede terminar en un plan más pequeño del que pensaba.',
    link: { label: 'Pedir evaluación', href: routes.contact },
  },
} as const;
