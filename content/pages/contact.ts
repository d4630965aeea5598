import { routes } from '../../domain/routes.ts';
import { company } from '../company.ts';

/** Words of the contact page and its form. */
export const contactPage = {
  seo: {
    title: `Cotice su página web en ${company.town}, Quito`,
    description:
      'Cuéntenos qué página web, tienda u hosting necesita: le respondemos en menos de 24 horas. La evaluación es gratuita y sus datos, confidenciales.',
    keywords: ['contacto', 'cotización', 'página web', company.town, 'Quito', 'Ecuador'],
  },
  title: 'Cuéntenos su idea',
  bullets: ['Evaluación inicial gratuita', 'Respuesta en menos de 24 horas', 'Más de 15 años de experiencia'],
  quotation: {
    title: 'Cotización de Servicio',
    text: (service: string) => `${service}. Nuestro equipo se comunicará con usted para confirmar la cotización.`,
  },
  motto: 'La web también se teje.',
};

export const contactForm = {
  /** Prefixes of the page's title after a submission. */
  titleMarks: { refused: 'Error: ', sent: 'Mensaje enviado: ' },
  title: 'Contáctenos para más información',
  intro: 'Sus datos son confidenciales y solo se usan para responderle. Le contestamos en menos de 24 horas.',
  required: 'Los campos con * son obligatorios.',
  legend: 'Sus datos y su mensaje',
  fields: {
    from_name: { label: 'Nombre', placeholder: 'Su nombre' },
    from_email: { label: 'Correo electrónico', placeholder: 'nombre@ejemplo.com' },
    from_phone: { label: 'Teléfono', placeholder: '099 000 0000' },
    message: { label: 'Mensaje', placeholder: '¿Qué necesita?' },
  },
  optional: '(opcional)',
  /** Label of the honeypot, a field that only programs fill in. */
  honeypot: 'No llene este campo',
  submit: 'ENVIAR MENSAJE',
  submitting: 'ENVIANDO...',
  privacy: {
    before: 'Al enviar, autoriza que usemos estos datos para responderle, según nuestra ',
    link: { label: 'política de privacidad', href: routes.privacy },
    after: '.',
  },
  summary: {
    title: 'Revise estos datos',
    /** A problem that names its field stands alone. */
    item: (label: string, problem: string) =>
      problem.toLowerCase().includes(label.toLowerCase())
        ? problem
        : `${label}: ${problem.charAt(0).toLowerCase()}${problem.slice(1)}`,
  },
  confirmation: {
    title: (reference: string) => `Su número de solicitud es ${reference}`,
    text: `La recibimos y le respondemos en menos de 24 horas. Si quiere agregar algo, escríbanos a ${company.email} y ponga ese número.`,
  },
  fallback: {
    text: 'No pudimos enviar su mensaje. Sus datos siguen en el formulario. Si lo prefiere, envíenos el mismo mensaje por correo:',
    /** Ends a message truncated for a `mailto:` link. */
    cut: '[El mensaje es más largo de lo que cabe en este enlace. Por favor, copie el resto desde el formulario.]',
    subject: `Solicitud para ${company.name}`,
  },
};
