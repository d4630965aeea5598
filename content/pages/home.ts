import { routes } from '../../domain/routes.ts';
import { company } from '../company.ts';
import { services } from '../services.ts';

const [development, hosting, design, marketing] = services;

/** Words of the home page in the order of its blocks. */
export const home = {
  seo: {
    title: `Páginas web y hosting en ${company.town}, Quito`,
    description:
      'Páginas web, tiendas en línea, hosting y diseño gráfico para negocios y cooperativas del Ecuador, con precios a la vista. Evaluación inicial gratuita.',
    keywords: ['página web', 'tienda en línea', 'hosting', 'diseño gráfico', 'Quito', company.town, 'Ecuador'],
  },
  hero: {
    title: company.name,
    statement: 'La web también se teje.',
    text: `Desde ${company.town}, en Quito, hacemos páginas web y tiendas en línea y las alojamos, para emprendimientos, pequeños negocios y cooperativas del Ecuador.`,
    primary: { label: 'Empezar', more: ' un proyecto', href: routes.contact },
    secondary: { label: 'Ver servicios', href: routes.services },
  },
  featuredTitles: {
    title: 'Páginas web, hosting, diseño y marketing con un solo equipo',
    link: { label: 'Empezar', more: ' un proyecto', href: routes.contact },
    items: [
      {
        service: development.id,
        icon: development.icon,
        title: 'Diseño y desarrollo web',
        description: 'Desde una sola página con sus datos hasta una tienda en línea con catálogo y carrito.',
      },
      {
        service: hosting.id,
        icon: hosting.icon,
        title: hosting.name,
        description: 'Su página en línea con certificado SSL, correos con su nombre y un 99.9% de disponibilidad.',
      },
      {
        service: design.id,
        icon: design.icon,
        title: design.name,
        description: 'Logotipos, artes para redes e impresos. Se contratan por horas y traen revisiones incluidas.',
      },
      {
        service: marketing.id,
        icon: marketing.icon,
        title: marketing.name,
        description: 'SEO, branding y redes sociales, para que lo encuentre quien ya busca lo que usted vende.',
      },
    ],
  },
  banners: [
    {
      service: 'desarrollo-web',
      paragraph: { letter: 'S', title: 'Servicios', subTitle: 'Del primer boceto al sitio publicado' },
      content: 'Desarrollo web, alojamiento, diseño gráfico y marketing: qué trae cada nivel y cuánto cuesta.',
      link: { label: 'Más información', href: routes.services },
    },
    {
      service: 'diseno-grafico',
      paragraph: { letter: 'P', title: 'Productos', subTitle: 'Ya hechos, o con el alcance definido' },
      content:
        'Splash, de una sola página; la tienda en línea; la gestión de restaurantes y negocios, y el panel para cooperativas.',
      link: { label: 'Más información', href: routes.products },
    },
  ],
  badgeCards: {
    title: 'Tres maneras de empezar',
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
        link: { label: 'Ver', href: routes.webDevelopment },
      },
      {
        image: 'night',
        service: 'alojamiento-web',
        title: 'Alojamiento web',
        country: 'Ecuador',
        description: 'El servidor donde viven su página y sus correos, con soporte a toda hora, todos los días.',
        badges: [
          { label: 'SSL gratis', color: 'grana' },
          { label: '5 correos', color: 'maiz' },
          { label: 'Soporte 24/7', color: 'eucalipto' },
        ],
        lang: 'ES',
        link: { label: 'Ver', href: routes.hosting },
      },
      {
        image: 'bag',
        service: 'marketing',
        title: 'Productos destacados',
        country: 'Ecuador',
        description: 'Un sistema de gestión para restaurantes y negocios, y un panel para cooperativas.',
        badges: [
          { label: 'Ya hechos', color: 'grana' },
          { label: 'Restaurantes', color: 'maiz' },
          { label: 'Cooperativas', color: 'eucalipto' },
        ],
        lang: 'ES',
        link: { label: 'Ver', href: routes.products },
      },
    ],
  },
  products: {
    title: 'Tres paquetes para empezar',
    posters: [
      {
        code: 'WEB-SP',
        service: 'desarrollo-web',
        title: 'Splash: una sola página',
        planId: 'web-splash',
        href: routes.webDevelopment,
      },
      {
        code: 'WEB-EC',
        service: 'alojamiento-web',
        title: 'Tienda en línea',
        planId: 'ec-nivel-1',
        href: routes.webDevelopment,
      },
      {
        code: 'AGA-WS',
        service: 'marketing',
        title: 'Gestión de restaurantes y negocios',
        planId: undefined,
        href: routes.products,
      },
    ],
  },
  video: {
    title: 'Hilo a hilo, página a página',
    motto: 'Así trabajamos: paso a paso y con usted al tanto.',
  },
} as const;
