import type { PriceWords } from '../domain/price.ts';
import type {
  AcknowledgementWords,
  CollectedNoticeWords,
  ContactProblemWords,
  ContactStatusWords,
  HeldNoticeWords,
  LeadEmailWords,
  RequestProblemWords,
  ServerFailureWords,
} from '../domain/words/messages.ts';
import { claims } from './claims.ts';
import { company } from './company.ts';
import { RETENTION_DAYS } from './data-terms.ts';

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

/** The email that brings a lead to the agency. */
export const leadEmail = {
  subject: (name: string, service: string) => `Nueva solicitud de ${name}: ${service}`,
  /** Prefix of an unverified lead's subject. */
  unverifiedMark: '[sin verificar]',
  generalService: 'consulta general',
  heading: 'Nueva solicitud',
  fields: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    service: 'Servicio',
    reference: 'Referencia',
    received: 'Recibido',
  },
  unverified: {
    title: 'Sin verificar',
    withoutScript:
      'Se envió sin JavaScript, así que no pasó por la validación CAPTCHA. Puede ser de una persona o de un programa: léalo antes de responder.',
    tooFast:
      'Se envió en menos tiempo del que suele tomar escribirlo. Puede ser de una persona o de un programa: léalo antes de responder.',
    providerAway:
      'El servicio de CAPTCHA no respondía en ese momento. Puede ser de una persona o de un programa: léalo antes de responder.',
  },
  reply: (name: string) => `Responder a ${name}`,
  call: (phone: string) => `Llamar al ${phone}`,
  desk: 'Abrir en el escritorio',
  replySubject: (reference: string) => `Su solicitud a ${company.name} (${reference})`,
  howToReply: (email: string) => `Responda a este correo: su respuesta le llegará a ${email}.`,
  footer: (site: string) => `Este correo llegó por el formulario de ${site}.`,
} satisfies LeadEmailWords;

/** The email that tells the agency, once a day, how many leads are held. */
export const heldNotice = {
  /** In place of a lead's reference. */
  reference: 'AVISO',
  service: 'Cuarentena',
  subject: (requests: number) =>
    requests === 1 ? 'Hay 1 solicitud en cuarentena' : `Hay ${requests} solicitudes en cuarentena`,
  text: (requests: number, since: string) => [
    requests === 1
      ? `Hay una solicitud guardada y sin enviar, del ${since}: llenó un campo que ninguna persona ve, así que parece escrita por un programa.`
      : `Hay ${requests} solicitudes guardadas y sin enviar, la más antigua del ${since}: llenaron un campo que ninguna persona ve, así que parecen escritas por un programa.`,
    `Si una es de una persona, acéptela y le llegará. A los ${RETENTION_DAYS.quarantine} días se borran; mientras haya alguna, usted recibe este aviso una vez al día.`,
  ],
  desk: 'Ver en el escritorio',
  commands: [
    'En el servidor, para verlas y para aceptar una:',
    'npm run leads -- list --state quarantine',
    `npm run leads -- release ${company.referencePrefix}-…`,
  ],
  footer: (site: string) => `Este es un correo automático de ${site}.`,
} satisfies HeldNoticeWords;

/** The email, and the first line of the notification, about unverified leads that are told together. */
export const collectedNotice = {
  /** In place of a lead's reference. */
  reference: 'JUNTAS',
  service: 'Solicitudes sin verificar',
  subject: (requests: number) =>
    `${leadEmail.unverifiedMark} ${requests === 1 ? '1 solicitud más' : `${requests} solicitudes más, en un solo aviso`}`,
  text: (requests: number, since: string) => [
    requests === 1
      ? `El ${since} llegó una solicitud más que no pasó por la validación CAPTCHA. Antes llegaron varias seguidas, así que no va en un correo propio.`
      : `Desde el ${since} llegaron ${requests} solicitudes que no pasaron por la validación CAPTCHA. Son muchas seguidas, así que no van en un correo cada una: este aviso las reúne.`,
    'Nada se perdió: están guardadas, y a quien escribió se le confirmó. Puede haber personas entre ellas; revíselas. Con «Enviar otra vez», en el escritorio, le llega el correo de una.',
    'Mientras sigan llegando tantas, usted recibe este aviso como mucho una vez por hora. Las verificadas le llegan una por una, como siempre.',
  ],
  open: 'Abrir el escritorio',
  commands: [
    'En el servidor, para verlas y para recibir el correo de una:',
    'npm run leads -- list',
    `npm run leads -- resend ${company.referencePrefix}-…`,
  ],
} satisfies CollectedNoticeWords;

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
