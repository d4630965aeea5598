import type { PriceWords } from '../domain/price.ts';
import type {
  AcknowledgementWords,
  ContactProblemWords,
  ContactStatusWords,
  RequestProblemWords,
  ServerFailureWords,
} from '../domain/words/messages.ts';
import { claims } from './claims.ts';

export const priceWords: PriceWords = { from: 'Desde', onRequest: 'Precio a cotizar' };

/** Error messages of the form's fields. */
export const contactProblems = {
  required: 'Este campo es obligatorio',
  email: 'Correo electrónico inválido',
  messageShort: 'El mensaje debe tener al menos 10 caracteres',
  tooLong: 'Este texto es demasiado largo',
  oneLine: 'Este campo contiene caracteres que no se admiten',
} satisfies ContactProblemWords;

/** Status messages of the form. */
export const contactStatus = {
  submitting: 'Enviando mensaje...',
  /** Shown before a retry: there was no response, or the server asked the form to wait. */
  waiting: {
    unanswered: 'Todavía no hay respuesta. Lo intentamos de nuevo; sus datos siguen en el formulario.',
    limited: 'Hay muchos envíos desde su conexión. El mensaje se enviará solo, en menos de un minuto.',
  },
  success: '¡Mensaje enviado!',
  failure: 'Algo salió mal. Por favor, intente nuevamente más tarde.',
  captchaMissing: 'Por favor complete la validación CAPTCHA.',
} satisfies ContactStatusWords;

/** Errors of the API and of the form without JavaScript. */
export const requestProblems = {
  notFound: 'No existe esta dirección.',
  method: 'Este recurso no admite ese método.',
  origin: 'La solicitud debe enviarse desde este sitio.',
  tooLarge: 'La solicitud es demasiado grande.',
  mediaType: 'El formato de la solicitud no se admite.',
  malformed: 'No se pudo leer la solicitud.',
  tooMany: 'Recibimos muchos mensajes desde su conexión. Por favor, intente nuevamente en unos minutos.',
  keyReused: 'Esta clave ya se usó para otro mensaje.',
  unavailable: 'No pudimos guardar su mensaje. Por favor, intente nuevamente en unos segundos.',
} satisfies RequestProblemWords;

/** The email to a visitor, sent if `CONTACT_ACK=true`; it quotes nothing that the visitor wrote. */
export const acknowledgement = {
  subject: (reference: string) => `Recibimos su solicitud ${reference}`,
  heading: 'Recibimos su solicitud',
  reference: (reference: string) => `Su número de solicitud es ${reference}.`,
  promise: `Nuestro equipo la leerá y le responderá en menos de ${claims.answerHours} horas.`,
  add: 'Si quiere agregar algo, responda a este correo.',
  footer: (site: string) =>
    `Este es un correo automático de ${site}. Si usted no nos escribió, no haga nada: alguien puso esta dirección por error.`,
} satisfies AcknowledgementWords;

/** The static page shown when rendering fails; the agency's email address follows the text. */
export const serverFailure = {
  title: 'Algo salió mal',
  text: 'No pudimos mostrar esta página. Intente nuevamente en unos minutos o escríbanos a',
} satisfies ServerFailureWords;
