import { RETENTION_DAYS } from '../../domain/contact/data-terms.ts';

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
      'Se envió sin JavaScript o después de que el CAPTCHA falló, así que no pasó por esa validación. Puede ser de una persona o de un programa: léalo antes de responder.',
    tooFast:
      'Se envió en menos tiempo del que suele tomar escribirlo. Puede ser de una persona o de un programa: léalo antes de responder.',
    providerAway:
      'El servicio de CAPTCHA no respondía en ese momento. Puede ser de una persona o de un programa: léalo antes de responder.',
  },
  reply: (name: string) => `Responder a ${name}`,
  call: (phone: string) => `Llamar al ${phone}`,
  desk: 'Abrir en el escritorio',
  replySubject: (company: string, reference: string) => `Su solicitud a ${company} (${reference})`,
  howToReply: (email: string) => `Responda a este correo: su respuesta le llegará a ${email}.`,
  footer: (site: string) => `Este correo llegó por el formulario de ${site}.`,
};

/** Every email from the site itself. */
export const ownEmail = { footer: (site: string) => `Este es un correo automático de ${site}.` };

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
  open: 'Ver en el escritorio',
  /** `prefix` begins the agency's references. */
  commands: (prefix: string) => [
    'En el servidor, para verlas y para aceptar una:',
    'npm run leads -- list --state quarantine',
    `npm run leads -- release ${prefix}-…`,
  ],
};

/** The email, and the first line of the notification, about leads that nobody opened for a day. */
export const unreadNotice = {
  reference: 'SIN-ABRIR',
  service: 'Solicitudes sin abrir',
  subject: (requests: number) =>
    requests === 1 ? 'Nadie ha abierto una solicitud de ayer' : `Nadie ha abierto ${requests} solicitudes de ayer`,
  text: (requests: number, since: string) => [
    requests === 1
      ? `Llegó el ${since} y hace un día que espera. Si su correo no está en su buzón, búsquelo entre los no deseados.`
      : `La más antigua llegó el ${since}; todas esperan desde hace un día. Si sus correos no están en su buzón, búsquelos entre los no deseados.`,
    'Si ya respondió por otro medio, basta con abrirla en el escritorio. De cada solicitud se avisa así una sola vez.',
  ],
  open: 'Abrir en el escritorio',
  commands: () => [],
};

/** The email, and the first line of the notification, about unverified leads that are told together. */
export const collectedNotice = {
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
  commands: (prefix: string) => [
    'En el servidor, para verlas y para recibir el correo de una:',
    'npm run leads -- list',
    `npm run leads -- resend ${prefix}-…`,
  ],
};
