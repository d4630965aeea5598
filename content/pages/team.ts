import { routes } from '../../domain/routes.ts';
import type { TeamWords } from '../../domain/words/pages.ts';
import { claims } from '../claims.ts';
import { process } from '../process.ts';

const { items, note } = process;

/** Words of the team page. Its cards show roles until real people consent to appear. */
export const team = {
  seo: {
    title: 'Equipo de programación, diseño y soporte',
    description: `Programación, diseño y soporte en un mismo equipo, con más de ${claims.years} años de experiencia en páginas web. Qué hace cada función y cómo trabajamos.`,
    keywords: [
      'equipo',
      'agencia web',
      'desarrollo web',
      'diseño gráfico',
      `soporte ${claims.hostingSupport}`,
      'Ecuador',
    ],
  },
  title: 'Equipo',
  text: 'Para hacer un sitio hay que preguntar, dibujar, programar y quedarse cuidándolo. Aquí, quién hace cada cosa.',
  process: {
    title: 'El camino de un pedido',
    intro: 'Tome una página web: qué pasa en cada paso y qué recibe usted.',
    items: items.map(({ title, text, facts }) => ({ title, text, facts: facts.slice(-1) })),
    note,
    link: { label: 'Qué preparar antes', href: routes.learn },
  },
  bullets: [
    {
      title: 'Cómo trabajamos con usted',
      items: [
        {
          title: 'Escuchamos primero',
          description: 'La evaluación inicial, gratuita, sirve para entender su negocio antes de proponerle algo.',
        },
        {
          title: 'Hablamos claro',
          description:
            'Si un término técnico es inevitable, lo explicamos. Si algo no le conviene, también se lo decimos.',
        },
        {
          title: 'Contestamos',
          description: `Nadie debería insistir para que lo atiendan: respondemos las consultas nuevas en menos de ${claims.answerHours} horas.`,
        },
      ],
      primary: { label: 'Hacer una pregunta', href: routes.contact },
      image: 'voices',
    },
    {
      title: 'Lo que hemos aprendido',
      items: [
        {
          title: `Más de ${claims.years} años de práctica`,
          description: 'Han cambiado las pantallas y las maneras de comprar, y con ellas nuestra forma de hacer un sitio.',
        },
        {
          title: `Más de ${claims.companies} empresas`,
          description: 'Las hemos ayudado a abrir su sitio y a mantenerlo.',
        },
        {
          title: `Soporte ${claims.hostingSupport}`,
          description:
            'A quien aloja su sitio con nosotros lo atendemos todos los días y a toda hora. Si el suyo falla un domingo, el domingo lo vemos.',
        },
      ],
      primary: { label: 'Ver portafolio', href: routes.portfolio },
      image: 'night',
    },
  ],
  members: {
    title: 'Quién hace qué',
    note: 'Esta página muestra las funciones del equipo y no a las personas que las cumplen.',
    features: 'Hace',
    cards: [
      {
        image: 'code',
        service: 'desarrollo-web',
        title: 'Programación',
        country: 'Desarrollo web',
        description:
          'Convierte el diseño aprobado en un sitio que funciona. Lo prueba en el celular y en la computadora, con buena y con mala señal.',
        badges: [
          { label: 'Sitios web', color: 'grana' },
          { label: 'Tiendas en línea', color: 'maiz' },
          { label: 'Accesibilidad', color: 'eucalipto' },
        ],
        lang: 'ES',
      },
      {
        image: 'site',
        service: 'diseno-grafico',
        title: 'Diseño',
        country: 'Diseño gráfico',
        description:
          'Dibuja la cara visible de cada proyecto: logotipos, pantallas, impresos. Presenta, escucha los cambios y vuelve con una versión mejor.',
        badges: [
          { label: 'Marcas', color: 'grana' },
          { label: 'Pantallas', color: 'maiz' },
          { label: 'Impresos', color: 'eucalipto' },
        ],
        lang: 'ES',
      },
      {
        image: 'stack',
        service: 'alojamiento-web',
        title: 'Soporte',
        country: 'Alojamiento web',
        description:
          'Cuida los servidores y atiende a quien escribe con un problema, desde un correo que no llega hasta un sitio que no abre.',
        badges: [
          { label: 'Servidores', color: 'grana' },
          { label: 'Correos', color: 'maiz' },
          { label: `Soporte ${claims.hostingSupport}`, color: 'eucalipto' },
        ],
        lang: 'ES',
      },
    ],
  },
  call: {
    title: '¿Nos cuenta su idea?',
    text: `Bastan unas pocas líneas. La evaluación inicial es gratuita y le respondemos en menos de ${claims.answerHours} horas.`,
    link: { label: 'Pedir cotización', href: routes.contact },
  },
} as const satisfies TeamWords;
