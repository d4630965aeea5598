import { routes } from '../../domain/routes.ts';
import type { HomeWords } from '../../domain/words/home.ts';
import { claims } from '../claims.ts';
import { company } from '../company.ts';
import { priceWords } from '../messages.ts';

/** Makes «Desde $299» fit into a sentence: «desde $299». */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Words of the home page, in the order of its sections. */
export const home = {
  seo: {
    title: `Páginas web y hosting en ${company.town}, ${company.city}`,
    description: `Páginas web, tiendas en línea, hosting y diseño para negocios de ${company.town}, ${company.city} y todo el Ecuador. Precios a la vista y evaluación gratuita.`,
    keywords: ['página web', 'tienda en línea', 'hosting', 'diseño gráfico', company.city, company.town, 'Ecuador'],
  },
  /** Notice above the home page when it is shown for an address that does not exist. */
  notFound: {
    title: 'Esta dirección no existe',
    text: 'Quizá cambió o está mal escrita. Abajo sigue la página de inicio. También puede:',
    links: [
      { label: 'Ver los servicios', href: routes.services },
      { label: 'Hacer una pregunta', href: routes.contact },
      { label: 'Tejer algo un rato', href: routes.loom },
    ],
  },
  hero: {
    title: company.name,
    statement: 'Páginas web y tiendas, tejidas a su medida.',
    text: `Las hacemos y las mantenemos en línea, para emprendimientos, pequeños negocios y cooperativas del Ecuador. Estamos en ${company.town}, ${company.city}.`,
    primary: { label: 'Pedir cotización', more: ' gratis', href: routes.contact },
    secondary: { label: 'Ver servicios', href: routes.services },
  },
  loom: {
    text: 'Esta faja va por la mitad.',
    link: { label: 'Sígala usted', more: ' en el telar', href: routes.loom },
  },
  featuredTitles: {
    title: `Páginas web, hosting, diseño y marketing en ${company.town}, ${company.city}`,
    link: { label: 'Empezar un proyecto', href: routes.contact },
    items: [
      {
        service: 'desarrollo-web',
        icon: 'web',
        title: 'Desarrollo web',
        description:
          'Usted recibe un sitio publicado: una sola página con sus datos, un sitio completo o una tienda con catálogo y carrito.',
      },
      {
        service: 'alojamiento-web',
        icon: 'server',
        title: 'Alojamiento web',
        description:
          'Usted recibe un lugar en línea para su página, con certificado SSL, correos con el nombre de su negocio y 99.9% de disponibilidad.',
      },
      {
        service: 'diseno-grafico',
        icon: 'brush',
        title: 'Diseño gráfico',
        description:
          'Usted recibe banners, artes para redes y anuncios. Se contratan por horas, con revisiones incluidas; los impresos se cotizan aparte.',
      },
      {
        service: 'marketing',
        icon: 'megaphone',
        title: 'Marketing',
        description:
          'Lo ayudamos en buscadores (SEO), marca (branding) y redes sociales, para que lo encuentre quien ya busca lo que vende.',
      },
    ],
  },
  banners: [
    {
      service: 'desarrollo-web',
      paragraph: { letter: 'S', title: 'Servicios', subTitle: 'Del primer boceto al sitio publicado' },
      content: 'Desarrollo web, alojamiento, diseño gráfico y marketing: qué trae cada uno y los precios publicados.',
      link: { label: 'Más información', href: routes.services },
    },
    {
      service: 'diseno-grafico',
      paragraph: { letter: 'P', title: 'Productos', subTitle: 'Sistemas ya hechos y páginas sencillas' },
      content: 'La gestión de restaurantes y negocios, el panel para cooperativas, y Splash, de una sola página.',
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
        country: company.country.name,
        planId: 'web-splash',
        description:
          'Para quien todavía no tiene página: se empieza por una sola o por el sitio completo, y se entrega en semanas.',
        badges: [
          { label: 'A su medida', color: 'grana' },
          { label: 'Cotización gratis', color: 'maiz' },
          { label: 'Listo para celulares', color: 'eucalipto' },
        ],
        link: { label: 'Ver', href: routes.service('desarrollo-web') },
      },
      {
        image: 'night',
        service: 'alojamiento-web',
        title: 'Alojamiento web',
        country: company.country.name,
        planId: 'hosting-nivel-1',
        description:
          'Para quien ya tiene página y busca dónde ponerla: un servidor para ella y sus correos, con soporte a toda hora.',
        badges: [
          { label: 'SSL gratis', color: 'grana' },
          { label: 'Correos de su negocio', color: 'maiz' },
          { label: `Soporte ${claims.hostingSupport}`, color: 'eucalipto' },
        ],
        link: { label: 'Ver', href: routes.service('alojamiento-web') },
      },
      {
        image: 'bag',
        service: 'marketing',
        title: 'Productos destacados',
        country: priceWords.onRequest,
        description:
          'Para quien prefiere no empezar de cero: un sistema de gestión para restaurantes y negocios, y un panel para cooperativas.',
        badges: [
          { label: 'Restaurantes', color: 'grana' },
          { label: 'Negocios', color: 'maiz' },
          { label: 'Cooperativas', color: 'eucalipto' },
        ],
        link: { label: 'Ver', href: routes.products },
      },
    ],
  },
  products: {
    title: 'Paquetes y precios',
    posters: [
      {
        code: 'WEB-SP',
        service: 'desarrollo-web',
        title: 'Splash: una sola página',
        planId: 'web-splash',
        href: routes.service('desarrollo-web'),
      },
      {
        code: 'WEB-EC',
        service: 'alojamiento-web',
        title: 'E-commerce Nivel I: tienda en línea',
        planId: 'ec-nivel-1',
        href: routes.service('desarrollo-web'),
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
    link: { label: 'Teja su propia faja', href: routes.loom },
  },
} as const satisfies HomeWords;

/** The top of the home page, whose text begins with the lowest price of a web page; `priceOf` returns a plan's as text. */
export const homeHero = async (priceOf: (planId: string) => Promise<string>) => ({
  ...home.hero,
  text: `${await priceOf('web-splash')}. ${home.hero.text}`,
});

/** The FAQ at the bottom of the home page; `priceOf` returns a plan's price as text. */
export const homeQuestions = async (priceOf: (planId: string) => Promise<string>) => ({
  title: 'Preguntas frecuentes',
  items: [
    {
      question: '¿Cuánto cuesta una página web?',
      answer: `${await priceOf('web-splash')} si le basta una sola página (plan Splash), y ${lowerFirst(await priceOf('nivel-1'))} con tres páginas (plan SPA Nivel I). Son precios de partida: el de su caso se lo decimos en la cotización, que no cuesta.`,
    },
    {
      question: '¿Los precios incluyen IVA?',
      answer: `${company.taxNote} Antes de que usted acepte, ahí están por separado el valor, el IVA y el total que va a pagar.`,
    },
    {
      question: '¿Cómo se paga?',
      answer:
        'Las páginas web SPA se cobran una sola vez, no por mes; el alojamiento, por mes, por trimestre o por año, y el diseño gráfico, por horas. El impuesto se detalla en la factura.',
    },
    {
      question: '¿Cuánto demora?',
      answer:
        'Unas semanas. Cuántas, depende del tamaño del sitio y, sobre todo, de que sus textos y fotos estén listos.',
    },
    {
      question: '¿Puedo pedir cambios antes de publicar?',
      answer:
        'Sí. Usted ve la página antes que nadie y nos pide todos los cambios en un solo envío.',
    },
    {
      question: '¿De quién es el dominio?',
      answer:
        'Suyo. El dominio es el nombre de su página en internet, y se registra a su nombre o al de su empresa, con un correo que usted controle. Los planes de página web no lo incluyen: si todavía no tiene uno, dígalo al pedir la cotización.',
    },
    {
      question: '¿Podré cambiar los textos yo?',
      answer:
        'Si lo pide antes de empezar. Díganos en la solicitud qué quiere cambiar usted, sin ayuda (precios, horarios, fotos), y la cotización dirá cómo se hace.',
    },
  ],
});
