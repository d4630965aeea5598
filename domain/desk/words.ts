import type { Link } from '../content/fields.ts';
import { countOf } from '../site/amounts.ts';
import { keepTogether } from '../site/keep-together.ts';
import { deskRoutes } from './desk-routes.ts';
import type { InboxState } from './inbox-filter.ts';
import { isNotification, type LeadKind, type LeadMark, type LeadState, type LeadStatus } from './lead-status.ts';
import type { DeliveryView } from './lead-views.ts';
import { notificationProblem } from './notification-problem.ts';
import { CODE_TRIES } from './sign-in-terms.ts';
import type { DeskAttention, SignInProblem } from './views.ts';

type TitledText = { readonly title: string; readonly text: string };

const requests = (number: number) => keepTogether(countOf(number, 'solicitud', 'solicitudes'));
const emails = (number: number) => keepTogether(countOf(number, 'correo', 'correos'));

/** Why an email did not go out, by the code of the failure: an SMTP reply, a hosted provider's status, a network error. */
const REASONS: readonly (readonly [codes: RegExp, reason: string])[] = [
  [/^(53\d|EAUTH)$/, 'el servidor de correo no acepta el usuario o la contraseña'],
  [/^55[013]$/, 'el servidor de correo no acepta la dirección de destino'],
  [/^(552|452)$/, 'el buzón está lleno'],
  [/^554$/, 'el servidor de correo rechaza el mensaje'],
  [/^4[25]\d$/, 'el servidor de correo pide esperar; se intenta de nuevo solo'],
  [/^(40\d|41\d)$/, 'el proveedor de correo no acepta la cuenta o la plantilla'],
  [
    /^(timeout|E(CONN\w*|TIMEDOUT|SOCKET|DNS|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH))$/,
    'no se pudo conectar con el servidor de correo',
  ],
  [/^(ETLS|\w*(CERT|VERIFY)\w*)$/, 'el servidor de correo no muestra un certificado válido'],
  [/^ENOSPC$/, 'no queda espacio en el disco'],
  [/^no-(sender|recipient)$/, 'una de las direcciones de los ajustes no es válida'],
];

/** Why an email did not go out, as a clause with the code of the failure. */
function reasonOf(code: string): string {
  const reason = REASONS.find(([codes]) => codes.test(code))?.[1] ?? 'el servidor de correo no lo aceptó';
  return code ? `${reason} (${code})` : reason;
}

/** Words of the owner's desk. */
export const deskWords = {
  /** Title of the window, after the page's own. */
  name: 'Escritorio',
  /** What the header says after it, in a few words. */
  attention: {
    well: 'todo al día',
    waiting: 'algo espera',
    failed: 'algo sin entregar',
  } satisfies Record<DeskAttention, string>,
  nav: {
    label: 'Escritorio',
    links: [
      { label: 'Solicitudes', href: deskRoutes.inbox },
      { label: 'Contenido', href: deskRoutes.content },
      { label: 'Cifras', href: deskRoutes.figures },
      { label: 'Dispositivos', href: deskRoutes.devices },
    ] satisfies readonly Link[],
    signOut: 'Salir',
  },
  signIn: {
    title: 'Entrar al escritorio',
    ask: {
      text: 'Le enviamos un código de ocho cifras al correo de la agencia. No hay contraseña que recordar.',
      send: 'Enviar código',
      have: '¿Ya tiene un código? Escríbalo aquí.',
    },
    type: {
      text: 'El código va en camino al correo de la agencia. Vale diez minutos, una sola vez y solo en este navegador.',
      again: 'Enviar otro código',
      missing: 'Si no llega, pida uno en el servidor: npm run leads -- code',
    },
    code: 'Código de 8 cifras, o de 16 si lo dio el servidor',
    enter: 'Entrar',
    problems: {
      wrong: 'Ese código no es válido, ya venció o se pidió en otro navegador. Revíselo o pida otro.',
      over: `Su código ya no vale: venció, se usó o se probó ${CODE_TRIES} veces. Pida otro.`,
      mailLimit:
        'Ya se pidieron varios códigos en esta hora. Use el último que llegó, o pida uno en el servidor: npm run leads -- code',
      mailDown: 'El correo no salió. Pida el código en el servidor: npm run leads -- code',
    } satisfies Record<SignInProblem, string>,
    wait: (seconds: number) => `Podrá pedir otro en ${countOf(Math.ceil(seconds / 60), 'minuto', 'minutos')}.`,
  },
  notices: {
    insecure: {
      title: 'El escritorio necesita una conexión cifrada',
      text: 'Ábralo con https:// delante. Si ya lo hizo, el servidor no reconoce a su proxy: revise TRUST_PROXY en los ajustes.',
    },
    notFound: { title: 'Aquí no hay nada', text: 'La dirección no existe, o lo que había se borró.' },
    method: { title: 'Esta dirección solo recibe formularios', text: 'Vuelva a las solicitudes y use el botón.' },
    origin: {
      title: 'No se hizo nada',
      text: 'Lo enviado no vino de una página del escritorio. Vuelva a él e intente de nuevo.',
    },
    malformed: { title: 'No se entendió lo enviado', text: 'Vuelva a las solicitudes e intente de nuevo.' },
    unavailable: {
      title: 'Algo falló en el servidor',
      text: 'Puede ser que la base de datos no responda o que el disco esté lleno. Lo que ya estaba guardado sigue ahí. Espere unos segundos y vuelva a cargar la página; si sigue igual, avise a quien cuida el servidor.',
    },
    busy: {
      title: 'Un momento',
      text: 'Otro formulario largo se está recibiendo. Espere unos segundos y vuelva a cargar la página: el navegador envía otra vez lo que escribió.',
    },
    ended: {
      title: 'Todavía no se guardó',
      text: 'Su sesión terminó mientras tanto. Entre otra vez en otra pestaña y vuelva a esta: lo que escribió sigue aquí.',
    },
    endedPhotos: {
      title: 'Las fotos no se subieron',
      text: 'Su sesión terminó antes. Entre otra vez y elíjalas de nuevo.',
    },
    noEditor: {
      title: 'Aquí el contenido se cambia en sus archivos',
      text: 'Así trabaja «npm run dev»: guarde un archivo de content y la página lo muestra enseguida. El editor está en «npm start».',
    },
    arriving: { title: 'Abriendo el escritorio…', text: 'Si no se abre solo, toque el enlace.' },
  } satisfies Readonly<Record<string, TitledText>>,
  /** Sends a form that was not saved again. */
  again: 'Guardar lo que escribió',
  statuses: {
    nueva: 'Nueva',
    respondida: 'Respondida',
    ganada: 'Vendida',
    perdida: 'No se dio',
  } satisfies Record<LeadStatus, string>,
  deliveries: {
    pending: 'Por salir',
    sending: 'Enviándose',
    sent: 'Enviada',
    dead: 'Sin entregar',
    quarantine: 'En cuarentena',
  } satisfies Record<LeadState, string>,
  /** Instead of them when one email reports several requests. */
  collected: {
    pending: 'Por avisar junto con otras',
    sending: 'Avisándose junto con otras',
    sent: 'Avisada junto con otras',
    dead: 'Sin entregar',
  } satisfies Record<DeliveryView['state'], string>,
  /** The same in the list, in short. */
  together: 'Aviso conjunto',
  /** An email that failed and is tried again. */
  retrying: 'Reintentando',
  failure: reasonOf,
  unverified: 'Sin verificar',
  unread: 'Nueva:',
  done: {
    anotada: 'Guardado.',
    respondida: 'Marcada como respondida.',
    'en-cola': 'En la cola del correo: el envío empieza en unos segundos.',
    enviandose: 'El correo ya se está enviando en este momento.',
    aceptada: 'La solicitud salió de la cuarentena.',
    retenida: 'La solicitud está en cuarentena: acéptela para que su correo salga.',
    'sin-cambio': 'La solicitud ya no estaba en cuarentena.',
  },
  inbox: {
    title: 'Solicitudes',
    exportCsv: 'Descargar todo (CSV)',
    undelivered: {
      title: (count: number) => `${emails(count)} sin entregar`,
      reason: (count: number, reason: string) => `${emails(count)}: ${reason}.`,
      /** The reason of all. */
      onlyReason: (reason: string) => `Motivo: ${reason}.`,
      show: 'Ver cuáles',
      resend: 'Enviar otra vez',
    },
    /** The content folder was changed and is not shown. */
    refusedContent: {
      title: 'Los últimos cambios del contenido no se publicaron',
      text: 'El sitio sigue mostrando lo anterior. Corrija lo siguiente y publique otra vez:',
      /** The text when the folder could not be read at all. */
      unread:
        'El sitio sigue mostrando lo anterior, porque la carpeta no se pudo leer. El registro del servidor dice por qué.',
      more: (count: number) => `y ${count} más`,
    },
    /** Notifications that fail, and what to do about it. */
    notifications: (count: number, problem: string) =>
      `${count === 1 ? '1 aviso' : `${count} avisos`} sin salir. ${problem}`,
    held: (count: number) => `${requests(count)} en cuarentena`,
    /** The last backup that was tried, and one that failed. */
    drill: {
      passed: (day: string, count: number) => `Respaldo probado el ${day}: ${requests(count)}.`,
      failed: (day: string) =>
        `El respaldo que se probó el ${day} no tiene todo o no se puede restaurar. Avise a quien cuida el servidor.`,
    },
    filter: {
      label: 'Buscar y filtrar',
      search: { label: 'Buscar', hint: 'Nombre, teléfono, referencia…' },
      state: 'Estado',
      states: {
        nueva: 'Nuevas',
        respondida: 'Respondidas',
        ganada: 'Vendidas',
        perdida: 'No se dieron',
        'sin-entregar': 'Sin entregar',
        cuarentena: 'En cuarentena',
      } satisfies Record<InboxState, string>,
      service: 'Servicio',
      all: 'Todos',
      general: 'Consulta general',
      apply: 'Filtrar',
      clear: 'Quitar filtros',
    },
    list: 'De la más nueva a la más antigua',
    /** Before what all leads of a list have in common. */
    shared: 'Todas:',
    empty: 'Todavía no ha llegado ninguna solicitud. Cuando alguien envíe el formulario, aparecerá aquí.',
    /** Opens the form, to send a first request. */
    tryForm: 'Probar el formulario',
    none: 'Ninguna solicitud coincide con el filtro.',
    more: 'Más antiguas',
    first: 'Volver al principio',
  },
  lead: {
    back: 'Solicitudes',
    next: 'Siguiente solicitud',
    facts: {
      reference: 'Referencia',
      email: 'Correo',
      phone: 'Teléfono',
    },
    reply: 'Responder por correo',
    whatsapp: 'Escribir por WhatsApp',
    /** Without a plan the message was a general question. */
    whatsappText: (company: string, name: string, plan: string | undefined) =>
      `Hola, ${name}. Le escribimos de ${company}, por su mensaje${plan ? ` sobre ${plan}` : ''}.`,
    call: 'Llamar',
    /** A draft of the answer; `quote` is the visitor's message, each line after a `>`. */
    replyText: (name: string, received: string, quote: string) =>
      `Hola, ${name}:\n\n\n\nEl ${received} usted nos escribió:\n${quote}`,
    markAnswered: 'Marcar como respondida',
    message: 'Mensaje',
    marks: {
      honeypot: {
        title: 'En cuarentena',
        text: 'Llenó un campo que ninguna persona ve: parece escrita por un programa. Su correo no ha salido.',
      },
      'too-fast': { title: 'Sin verificar', text: 'Se envió en menos de dos segundos.' },
      unverified: { title: 'Sin verificar', text: 'Se envió sin verificación: sin script, o porque el CAPTCHA falló.' },
      'captcha-unreachable': { title: 'Sin verificar', text: 'El servicio de verificación no respondió.' },
    } satisfies Record<LeadMark, TitledText>,
    release: 'Aceptar',
    notes: {
      title: 'Seguimiento',
      status: 'Situación',
      sum: { label: 'Valor vendido, en dólares', hint: 'Opcional: 450 o 1,250.50' },
      note: { label: 'Nota', hint: 'Solo la ve quien entra al escritorio' },
      save: 'Guardar',
      problems: {
        sum: 'Escriba el valor en dólares, como 450 o 1,250.50.',
        note: 'La nota es demasiado larga: caben 4,000 caracteres.',
      },
      /** Label of a note that could not be saved. */
      unsaved: 'Lo que escribió, que no se guardó',
      /** When another page saved notes since this one was opened; `saved` precedes them. */
      changed: {
        title: 'No se guardó: alguien anotó otra cosa mientras tanto',
        saved: 'Guardado ahora:',
        text: 'Lo que usted escribió sigue en «Seguimiento», sin guardar. Si lo guarda, reemplazará lo que está guardado ahora.',
      },
    },
    delivery: {
      title: 'Entrega',
      kinds: {
        email: 'Correo a la agencia',
        ack: 'Confirmación al visitante',
        telegram: 'Aviso por Telegram',
        webhook: 'Aviso al sistema',
      },
      sent: (time: string) => `Salió el ${time}`,
      /** State and sentence of an email that was written to a file. */
      filed: 'Escrito en un archivo',
      filedAt: (time: string) => `No salió de esta máquina: está en la carpeta «outbox» desde el ${time}`,
      /** Why the last attempt of a delivery of this kind failed. */
      problem: (kind: LeadKind, code: string) =>
        isNotification(kind) ? notificationProblem(kind, code) : `La última vez ${reasonOf(code)}.`,
      next: (time: string) => `Se intenta de nuevo el ${time}`,
      /** Before what the other side answered, in its own words. */
      answer: (text: string) => `El servidor de correo respondió: «${text}»`,
      tries: (attempts: number) => keepTogether(countOf(attempts, 'intento', 'intentos')),
      resend: 'Enviar otra vez',
      none: 'Su correo no ha salido.',
    },
    others: 'Otras de la misma persona',
    erase: {
      title: 'Borrar a esta persona',
      text: 'Si pide que se borren sus datos, aquí se borra todo lo suyo. Antes se le muestra qué se va a borrar.',
      open: 'Borrar…',
    },
  },
  erase: {
    title: 'Borrar a una persona',
    ask: (count: number) => `Se borrará todo lo de esta persona: ${requests(count)}.`,
    more: 'Mientras tanto llegó otra solicitud de esta persona. Léala antes de borrar.',
    what: 'Se van los mensajes, los datos de contacto, sus notas y los correos guardados en el disco. No se puede deshacer.',
    confirm: 'Borrar para siempre',
    cancel: 'No borrar nada',
    doneTitle: 'Borrado',
    done: (count: number) => `Se ${count === 1 ? 'borró' : 'borraron'} ${requests(count)}.`,
    sending: (count: number) =>
      `${requests(count)} se ${count === 1 ? 'está' : 'están'} enviando en este momento: repita el borrado en unos minutos.`,
    traces: (email: string) =>
      `La base de datos estaba en uso y puede guardar restos. Pida a quien cuida el servidor que borre los de ${email}: npm run leads -- erase --email`,
    elsewhere: 'Quedan fuera de alcance los correos y avisos que ya salieron y los respaldos anteriores.',
  },
  devices: {
    title: 'Dispositivos',
    text: 'Los navegadores que tienen abierto el escritorio. Cada uno se cierra solo tras doce horas sin uso, y a los treinta días en todo caso.',
    unknown: 'Navegador desconocido',
    current: 'Este',
    since: (time: string) => `Entró el ${time}`,
    seen: (time: string) => `Último uso: ${time}`,
    close: 'Cerrar',
    closeOne: (device: string) => `la sesión de ${device}`,
  },
};

/** The email with a code. */
export const deskMail = {
  /** Takes the place of a request's reference. */
  reference: 'CODIGO',
  service: 'Escritorio',
  subject: 'Su código para entrar al escritorio',
  paragraphs: (code: string, minutes: number) => [
    `Su código: ${code}`,
    `Vale ${minutes} minutos, una sola vez y solo en el navegador que lo pidió.`,
    'Si usted no lo pidió, no haga nada: nadie puede entrar sin este correo.',
  ],
};
