import { routes } from '../../domain/routes.ts';
import type { ServicePage } from '../../domain/words/pages.ts';
import { claims } from '../claims.ts';
import { company } from '../company.ts';

/** Words of the hosting page. Disk, bandwidth and availability are in `hosting-resources.ts`. */
export const hostingPage = {
  seo: {
    title: `Hosting en ${company.city}: alojamiento web con soporte`,
    description: `Hosting para su página web con pago mensual, trimestral o anual, certificado SSL y soporte ${claims.hostingSupport}. Lo usan más de ${claims.hostingClients} clientes satisfechos.`,
    keywords: ['hosting', 'alojamiento web', 'certificado SSL', 'correo corporativo', company.city, 'Ecuador'],
  },
  title: 'Alojamiento web',
  text: `El servidor donde vive su página, con soporte ${claims.hostingSupport}. Usted decide si paga por mes, por trimestre o por año.`,
  service: 'alojamiento-web',
  scene: 'night',
  groups: [
    {
      title: 'Elija cada cuánto pagar',
      intro: 'El servidor es el mismo en los tres. Solo cambian el plazo de pago, los correos y la protección.',
      family: 'hosting',
    },
  ],
  comparison: {
    title: 'Qué trae cada nivel',
    intro: 'Recursos y forma de pago en una misma tabla. Si no sabe cuánto espacio ocupa su sitio, pregúntenos.',
    caption: 'Comparación de los niveles de alojamiento web',
  },
  bullets: {
    title: 'Usted atiende su negocio; del servidor nos encargamos nosotros',
    items: [
      {
        title: 'Soporte a cualquier hora',
        description: `El sitio trabaja de noche y en feriado, y el soporte también: ${claims.hostingSupport}.`,
      },
      {
        title: 'Conexión cifrada',
        description:
          'El certificado SSL protege lo que sus visitantes escriben y evita las advertencias del navegador.',
      },
      {
        title: `Más de ${claims.hostingClients} clientes satisfechos`,
        description: 'Ya tienen su sitio en este alojamiento, el mismo que usted contrataría.',
      },
    ],
    primary: { label: 'Qué es el alojamiento', href: routes.learn },
    image: 'night',
  },
  faq: {
    title: 'Preguntas sobre alojamiento',
    items: [
      {
        question: '¿Puedo traer un sitio que ya está publicado?',
        answer:
          'Por lo general sí, aunque depende de cómo esté hecho. Cuéntenos dónde está alojado hoy y con qué programa se administra; lo revisamos en la evaluación inicial, que es gratuita.',
      },
      {
        question: 'Si ustedes hacen mi página, ¿pago también estos precios?',
        answer:
          'Todo sitio necesita alojamiento. Con las páginas web SPA de nivel I y II lo damos por un valor simbólico, y el valor exacto consta en su cotización.',
      },
      {
        question: '¿Qué ocurre si me atraso en un pago?',
        answer:
          'Pasadas 48 horas de atraso, la cuenta puede suspenderse y el sitio dejar de verse. Si sabe que se va a demorar, avísenos antes.',
      },
      {
        question: '¿El dominio y el alojamiento son lo mismo?',
        answer:
          'No. El dominio es el nombre de su sitio; el alojamiento, o hosting, es el servidor donde está guardado. Si aún no tiene dominio, indíquelo al cotizar y le explicamos cómo obtenerlo a su nombre.',
      },
      {
        question: '¿Cómo sé qué nivel pedir?',
        answer:
          'Empiece por la forma de pago que le resulte más cómoda. Si su sitio recibe muchas visitas o guarda archivos pesados, escríbanos antes de elegir y lo vemos con sus datos.',
      },
    ],
  },
  call: {
    title: '¿Quiere mudar su sitio o publicar el primero?',
    text: `Díganos qué tiene hoy. Le respondemos en menos de ${claims.answerHours} horas.`,
    link: { label: 'Escribirnos', href: routes.contact },
  },
} as const satisfies ServicePage;
