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
  text: `El alojamiento, o hosting, es el servidor donde se guarda su página para que se vea en internet, con soporte ${claims.hostingSupport}. Usted decide si lo paga por mes, por trimestre o por año.`,
  service: 'alojamiento-web',
  scene: 'night',
  groups: [
    {
      title: 'Hosting: elija cada cuánto pagar',
      intro: 'El servidor es el mismo en los tres. Solo cambian el plazo de pago, los correos y la protección.',
      family: 'hosting',
    },
  ],
  comparison: {
    title: 'Qué trae cada nivel',
    intro:
      'El disco es el espacio para guardar su página; el ancho de banda, lo que pueden cargar sus visitas; la RAM, la memoria del servidor. Si no sabe cuánto necesita, pregúntenos.',
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
        title: 'Conexión segura',
        description:
          'El certificado SSL protege lo que sus clientes escriben en su página y evita que el navegador avise «sitio no seguro».',
      },
      {
        title: `Más de ${claims.hostingClients} clientes satisfechos`,
        description: 'Son quienes tienen su página alojada con nosotros.',
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
          'Por lo general sí, aunque depende de cómo esté hecho. Díganos la dirección de su página y, si lo sabe, con qué empresa está; lo revisamos en la evaluación inicial, que es gratuita.',
      },
      {
        question: 'Si ustedes hacen mi página, ¿pago también estos precios?',
        answer:
          'Con las páginas SPA Nivel I y II, no: el alojamiento cuesta un valor simbólico, que verá en su cotización antes de aceptar. Con los demás planes se cotiza junto con el sitio.',
      },
      {
        question: '¿Qué ocurre si me atraso en un pago?',
        answer:
          'Si pasan más de 48 horas, su cuenta puede suspenderse y su página dejaría de verse. Si sabe que se va a atrasar, avísenos antes.',
      },
      {
        question: '¿El dominio y el alojamiento son lo mismo?',
        answer:
          'No. El dominio es el nombre de su sitio; el alojamiento, o hosting, es el servidor donde está guardado. Si aún no tiene dominio, indíquelo al cotizar y le explicamos cómo obtenerlo a su nombre.',
      },
      {
        question: '¿Cómo sé qué nivel pedir?',
        answer:
          'Empiece por la forma de pago que le resulte más cómoda. Si su sitio recibe muchas visitas o guarda archivos pesados, escríbanos antes de elegir y lo vemos con usted.',
      },
    ],
  },
  call: {
    title: '¿Ya tiene página o va a publicar la primera?',
    text: `Díganos qué tiene hoy. Le respondemos en menos de ${claims.answerHours} horas.`,
    link: { label: 'Hacer una pregunta', href: routes.contact },
  },
} as const satisfies ServicePage;
