import { routes } from '../../domain/routes.ts';
import type { TeamWords } from '../../domain/words/pages.ts';
import { claims } from '../claims.ts';

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
  text: 'Un sitio pasa por varias manos: las que escuchan, las que dibujan, las que programan y las que lo mantienen en línea. Le contamos qué hace cada una.',
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
      primary: { label: 'Contar mi idea', href: routes.contact },
      image: 'voices',
    },
    {
      title: 'Lo que hemos aprendido',
      items: [
        {
          title: `Más de ${claims.years} años de práctica`,
          description: 'Han cambiado las pantallas y las maneras de comprar. Lo que pide un cliente, no tanto.',
        },
        {
          title: `Más de ${claims.companies} empresas`,
          description: 'De cada una aprendimos algo que hoy aprovecha la siguiente.',
        },
        {
          title: `Soporte ${claims.hostingSupport}`,
          description:
            'Las fallas no miran el calendario: a quien aloja su sitio con nosotros lo atendemos todos los días y a toda hora.',
        },
      ],
      primary: { label: 'Ver portafolio', href: routes.portfolio },
      image: 'night',
    },
  ],
  members: {
    title: 'Quién hace qué',
    note: 'Por ahora esta página muestra funciones y no personas. Los nombres y las fotos llegarán cuando cada integrante quiera aparecer.',
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
        image: 'voices',
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
} as const satisfies TeamWords;
