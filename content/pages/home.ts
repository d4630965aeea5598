import { routes } from '../../domain/routes.ts';
import { company } from '../company.ts';
import { services } from '../services.ts';

const [development, hosting, design, marketing] = services;

/** Words of the home page, block by block in their order on the page. */
export const home = {
  seo: {
    title: `Desarrollo web, alojamiento y diseño en ${company.town}`,
    description:
      'Diseñamos, programamos y alojamos sitios web para emprendimientos, pequeños negocios y cooperativas del Ecuador. La evaluación inicial es gratuita.',
    keywords: ['desarrollo web', 'alojamiento web', 'diseño gráfico', 'marketing', company.town, 'Ecuador'],
  },
  hero: {
    title: company.name,
    statement: 'La web también se teje.',
    text: `Desde ${company.town} diseñamos, programamos y alojamos sitios web para emprendimientos, pequeños negocios y cooperativas del Ecuador.`,
    primary: { title: 'Empezar', more: ' un proyecto', link: routes.contact },
    secondary: { title: 'Ver servicios', link: routes.services },
  },
  featuredTitles: {
    title: 'Todo lo que su negocio necesita para crecer en internet',
    button: { label: 'Empezar', more: ' un proyecto', link: routes.contact },
    items: [
      {
        service: development.id,
        icon: development.icon,
        title: 'Diseño y desarrollo web',
        description: 'Desde una página de presentación hasta una tienda en línea completa, con analítica incluida.',
      },
      {
        service: hosting.id,
        icon: hosting.icon,
        title: hosting.name,
        description: 'SSL sin costo, correos corporativos y un 99.9% de disponibilidad para su sitio.',
      },
      {
        service: design.id,
        icon: design.icon,
        title: design.name,
        description: 'Logotipos, artes y piezas impresas por horas, con revisiones incluidas desde el inicio.',
      },
      {
        service: marketing.id,
        icon: marketing.icon,
        title: marketing.name,
        description: 'SEO, branding y redes sociales para que lo encuentren quienes ya lo están buscando.',
      },
    ],
  },
  banners: [
    {
      service: 'desarrollo-web',
      paragraph: { letter: 'S', title: 'Servicios', subTitle: 'Del primer boceto al soporte de cada día' },
      content: 'Desarrollo web, alojamiento, diseño gráfico y marketing con un solo equipo, que contesta y se queda.',
      btn: { label: 'Más información', link: routes.services },
    },
    {
      service: 'diseno-grafico',
      paragraph: { letter: 'P', title: 'Productos', subTitle: 'Listos para trabajar desde el primer día' },
      content:
        'Un sitio de una página, una tienda en línea, un sistema para restaurantes y un panel para cooperativas.',
      btn: { label: 'Más información', link: routes.products },
    },
  ],
  badgeCards: {
    title: 'Tres maneras de empezar hoy',
    cards: [
      {
        image: 'code',
        service: 'desarrollo-web',
        title: 'Desarrollo web',
        country: 'Ecuador',
        description: 'Un pago único, hasta 5 secciones y entrega en semanas. La evaluación inicial es gratuita.',
        badges: [
          { label: 'Hecho a medida', color: 'grana' },
          { label: 'Analítica incluida', color: 'maiz' },
          { label: 'Listo para celulares', color: 'eucalipto' },
        ],
        lang: 'ES',
        link: routes.webDevelopment,
      },
      {
        image: 'night',
        service: 'alojamiento-web',
        title: 'Alojamiento web',
        country: 'Ecuador',
        description: 'Su sitio y sus correos en un servidor con soporte las 24 horas, todos los días.',
        badges: [
          { label: 'SSL gratis', color: 'grana' },
          { label: '5 correos', color: 'maiz' },
          { label: 'Soporte 24/7', color: 'eucalipto' },
        ],
        lang: 'ES',
        link: routes.hosting,
      },
      {
        image: 'bag',
        service: 'marketing',
        title: 'Productos destacados',
        country: 'Ecuador',
        description: 'Sistemas ya hechos para restaurantes, cooperativas y tiendas que quieren vender pronto.',
        badges: [
          { label: 'Listos para usar', color: 'grana' },
          { label: 'Restaurantes', color: 'maiz' },
          { label: 'Cooperativas', color: 'eucalipto' },
        ],
        lang: 'ES',
        link: routes.products,
      },
    ],
  },
  products: {
    title: 'Paquetes con precio claro',
    posters: [
      {
        code: 'WEB-SP',
        service: 'desarrollo-web',
        title: 'Sitio de una página',
        planId: 'web-splash',
        link: routes.webDevelopment,
      },
      {
        code: 'WEB-EC',
        service: 'alojamiento-web',
        title: 'Tienda en línea',
        planId: 'ec-nivel-1',
        link: routes.webDevelopment,
      },
      {
        code: 'AGA-WS',
        service: 'marketing',
        title: 'Gestión de restaurantes y negocios',
        planId: undefined,
        link: routes.products,
      },
    ],
  },
  video: {
    title: 'Hilo a hilo, página a página',
    motto: 'Así trabajamos: a mano, con paciencia y a la vista de usted.',
  },
} as const;
