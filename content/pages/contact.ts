import { routes } from '../../domain/routes.ts';
import type { ContactFormWords, ContactPageWords } from '../../domain/words/contact.ts';
import { claims } from '../claims.ts';
import { company } from '../company.ts';

/** Words of the contact page and its form. */
export const contactPage = {
  seo: {
    title: `Cotice su página web en ${company.town}, ${company.city}`,
    description: `Cuéntenos qué página web, tienda u hosting necesita. Le respondemos desde ${company.town} en menos de ${claims.answerHours} horas; la evaluación es gratuita.`,
    keywords: ['contacto', 'cotización', 'página web', company.town, company.city, 'Ecuador'],
  },
  title: 'Cuéntenos su idea',
  bullets: [
    'Evaluación inicial gratuita',
    `Respuesta en menos de ${claims.answerHours} horas`,
    `Más de ${claims.years} años de experiencia`,
  ],
  next: {
    title: 'Qué pasa cuando escribe',
    steps: [
      {
        title: 'Recibe un número',
        text: 'Aquí mismo, apenas envía. Con él encontramos su solicitud.',
      },
      {
        title: 'La leemos',
        text: 'Alguien del equipo revisa lo que usted contó y, si falta un dato, se lo pregunta.',
      },
      {
        title: `Le respondemos en menos de ${claims.answerHours} horas`,
        text: 'Por correo, con preguntas o con la cotización.',
      },
      {
        title: 'Usted decide',
        text: 'Nada empieza hasta que acepta la cotización por escrito.',
      },
    ],
  },
  quotation: {
    title: 'Cotización de Servicio',
    text: (service: string) =>
      `Usted pide la cotización de ${service}. Nuestro equipo se comunicará con usted en menos de ${claims.answerHours} horas para confirmarla.`,
  },
  motto: 'La web también se teje.',
} satisfies ContactPageWords;

export const contactForm = {
  /** Prefixes of the page's title after a submission. */
  titleMarks: { refused: 'Error: ', sent: 'Mensaje enviado: ' },
  title: 'Contáctenos para más información',
  intro: `Preguntar no cuesta y no lo compromete a contratar. Le contestamos por correo en menos de ${claims.answerHours} horas. Sus datos son confidenciales y solo se usan para responderle.`,
  required: 'Los campos con * son obligatorios.',
  legend: 'Sus datos y su mensaje',
  fields: {
    from_name: { label: 'Nombre', placeholder: 'Su nombre' },
    from_email: { label: 'Correo electrónico', placeholder: 'nombre@ejemplo.com' },
    from_phone: { label: 'Teléfono', placeholder: '099 000 0000' },
    message: { label: 'Mensaje', placeholder: 'Por ejemplo: tengo una panadería y quiero mostrar precios y horario.' },
  },
  optional: '(opcional)',
  /** Label of the honeypot, a field that only programs fill in. */
  honeypot: 'No llene este campo',
  submit: 'ENVIAR MENSAJE',
  submitting: 'ENVIANDO...',
  again: 'Enviar otro mensaje',
  privacy: {
    before: 'Al enviar, autoriza que usemos estos datos para responderle, según nuestra ',
    link: { label: 'política de privacidad', href: routes.privacy },
    after: '.',
  },
  summary: {
    title: 'Revise estos datos',
    /** Omits the label when the problem itself names the field. */
    item: (label: string, problem: string) =>
      problem.toLowerCase().includes(label.toLowerCase())
        ? problem
        : `${label}: ${problem.charAt(0).toLowerCase()}${problem.slice(1)}`,
  },
  confirmation: {
    title: (reference: string) => `Su número de solicitud es ${reference}`,
    stepsTitle: 'Qué pasa ahora',
    steps: [
      {
        title: 'Guarde este número',
        text: 'Con él encontramos su solicitud si nos escribe otra vez.',
      },
      {
        title: 'La leemos',
        text: 'Alguien del equipo revisa lo que usted contó y, si falta un dato, se lo pregunta.',
      },
      {
        title: `Le respondemos en menos de ${claims.answerHours} horas`,
        text: 'Por correo, con preguntas o con la cotización. Si no lo ve, revise la carpeta de correo no deseado.',
      },
    ],
    add: `¿Quiere agregar algo? Escríbanos a ${company.email}${company.whatsapp ? ' o por WhatsApp,' : ''} e indique su número de solicitud.`,
  },
  fallback: {
    text: 'No pudimos enviar su mensaje. Sus datos siguen en el formulario. Si lo prefiere, envíenos el mismo mensaje por correo:',
    /** Ends a message truncated for a `mailto:` link. */
    cut: '[El mensaje es más largo de lo que cabe en este enlace. Por favor, copie el resto desde el formulario.]',
    subject: `Solicitud para ${company.name}`,
  },
} satisfies ContactFormWords;
