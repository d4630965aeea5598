import { ADDRESS_PRINT_MINUTES, DATA_REQUEST_DAYS, RETENTION_DAYS, VISIT_DAYS } from '../../domain/contact/data-terms.ts';
import type { Recipients } from '../../domain/contact/recipients.ts';
import type { Chapter, ProseBlock } from '../../domain/site/prose.ts';
import type { PrivacyWords } from '../../domain/words/pages.ts';
import { company } from '../company.ts';
import { legalFacts } from '../legal-facts.ts';

/** A period in days, preceded by the years if they are a whole number. */
const keptFor = (days: number) => (days % 365 === 0 ? `${days / 365} años (${days} días)` : `${days} días`);

/** Undefined unless both are given: a company without its country does not tell where the data are. */
const dataHost = company.dataHost.name && company.dataHost.country ? company.dataHost : undefined;

const CAPTCHA_NAMES = { turnstile: 'Cloudflare Turnstile', hcaptcha: 'hCaptcha', recaptcha: 'Google reCAPTCHA' };

/** Who receives the message, in the agency and on the way to it. */
const carriers = ({ smtpHost, emailJs, telegram, webhookHost }: Recipients): ProseBlock[] => {
  const list = [
    ...(dataHost
      ? [`${dataHost.name} (${dataHost.country}), que nos alquila el servidor donde se guarda la base de datos.`]
      : []),
    ...(smtpHost ? [`nuestro servidor de correo, ${smtpHost}, que lleva el mensaje hasta nuestro buzón.`] : []),
    ...(emailJs ? ['EmailJS, que recibe los campos del formulario para entregarlos por correo.'] : []),
    ...(telegram
      ? ['Telegram, que recibe su nombre, su mensaje y el servicio para avisarnos en el teléfono de que llegó.']
      : []),
    ...(webhookHost
      ? [`nuestro sistema de avisos, ${webhookHost}, que recibe su nombre, su mensaje y el servicio.`]
      : []),
  ];
  const inside = 'Dentro de la agencia, los lee quien atiende su solicitud.';
  if (list.length === 0) return [`${inside} No los entregamos a nadie más.`];
  return [
    `${inside} Fuera de ella interviene solo quien guarda o transporta el mensaje, y recibe únicamente lo que su tarea requiere:`,
    { list },
  ];
};

const captchaLine = ({ captcha }: Recipients): string =>
  captcha === 'altcha'
    ? 'Para distinguir a una persona de un programa no interviene ningún proveedor: su equipo resuelve en segundo plano un pequeño cálculo que no recoge datos sobre usted.'
    : `Para distinguir a una persona de un programa interviene ${CAPTCHA_NAMES[captcha]}: en la página de contacto, su navegador se comunica con ese proveedor, que recibe su dirección de red y datos técnicos del navegador, y puede guardar información en él según su propia política.`;

/** Who delivers the pictures of whitepapers; nothing when they come from this site. */
const pictures = ({ pictureHost }: Recipients): ProseBlock[] =>
  pictureHost
    ? [
        `Las imágenes de las guías llegan desde ${pictureHost}: al abrir una, ese servidor recibe su dirección de red y datos técnicos del navegador, como cualquier sitio que usted visita.`,
      ]
    : [];

/** What is counted of visits; nothing when the server does not count. */
const visits = ({ countsVisits }: Recipients): Chapter[] => {
  if (!countsVisits) return [];
  return [
    {
      id: 'visitas',
      title: 'Qué contamos de las visitas',
      blocks: [
        'Nuestro propio servidor cuenta cuántas visitas recibe cada página, desde qué sitio llegaron, si fue con teléfono o computadora y cuántas terminan en una solicitud. Lo hace sin cookies, sin guardar nada en su equipo y sin que ninguna otra empresa intervenga.',
        'Para no contar dos veces a la misma persona en un día, calcula un código a partir de su dirección de red y del nombre de su navegador, con una clave secreta que solo sirve ese día. La dirección no se guarda. A la medianoche de Ecuador se borran la clave y los códigos, que tampoco pasan a los respaldos; queda solo la suma de cada día, en la que nadie puede reconocerlo.',
        `Esas sumas se guardan por día durante ${VISIT_DAYS} días, y después por mes. La base es nuestro interés legítimo en saber si el sitio sirve, con el menor dato posible.`,
      ],
    },
  ];
};

const chapters = (recipients: Recipients): readonly Chapter[] => [
  {
    id: 'responsable',
    title: 'Quién responde por sus datos',
    blocks: [
      `El responsable del tratamiento es ${company.name}, agencia web con dirección en ${company.address}. Para todo lo relacionado con sus datos personales puede escribir a ${company.email}. Lo que usted nos envía queda en una base de datos de la agencia.`,
      ...legalFacts,
      'Esta política se rige por la Ley Orgánica de Protección de Datos Personales del Ecuador (LOPDP) y su reglamento. Se aplica a este sitio y a los mensajes que usted nos envía desde él. Los sitios a los que llevan algunos enlaces tienen políticas propias.',
    ],
  },
  {
    id: 'que-datos-guardamos',
    title: 'Qué datos guardamos',
    blocks: [
      'Puede leer todas las páginas sin decirnos quién es. Solo guardamos datos cuando usted envía el formulario de contacto, y son estos:',
      {
        list: [
          'su nombre;',
          'su correo electrónico;',
          'su teléfono, si decide escribirlo;',
          'el mensaje;',
          'el servicio por el que pregunta, si llegó desde la página de un plan;',
          'la fecha y la hora del envío, y el número de su solicitud;',
          'el sitio desde el que se envió.',
        ],
      },
      'Para impedir envíos abusivos, el servidor calcula además una huella de la dirección de red desde la que llega el mensaje. Es un código que se obtiene con una clave secreta, distinta cada día, y que sirve para contar intentos repetidos. Ni la clave ni la huella pasan a los respaldos, y la dirección misma no se guarda.',
      'Le pedimos que no escriba en el mensaje claves, números de tarjeta, datos de salud ni datos de otras personas. No los necesitamos para cotizar.',
    ],
  },
  {
    id: 'sin-seguimiento',
    title: 'Lo que este sitio no hace',
    blocks: [
      'Las páginas que usted visita no usan cookies. La única que existe la recibe quien trabaja en la agencia, al entrar con un código a la parte reservada donde se atienden las solicitudes; de usted, esa parte no registra nada más. El sitio tampoco usa analítica de terceros, anuncios ni botones que informen a una red social de su visita. No elaboramos perfiles, no tomamos sobre usted decisiones basadas únicamente en procesos automáticos que lo afecten, y no vendemos ni alquilamos datos a nadie.',
    ],
  },
  ...visits(recipients),
  {
    id: 'en-su-navegador',
    title: 'Lo que queda en su propio navegador',
    blocks: [
      'Si usted elige el modo claro u oscuro, esa preferencia se guarda en su navegador para que la página la recuerde. Puede borrarla cuando quiera junto con los datos del sitio. A nosotros no nos llega.',
      'Lo que va escribiendo en el formulario se conserva en la pestaña hasta que lo envía o la cierra, por si la página se recarga o se corta la señal. Mientras no lo envíe, ese texto permanece en su equipo y nosotros no podemos leerlo.',
    ],
  },
  {
    id: 'para-que-y-por-que',
    title: 'Para qué los usamos y con qué base legal',
    blocks: [
      'Usamos sus datos con estos fines:',
      {
        list: [
          'responder su consulta y, si la pidió, preparar la cotización. La base es su consentimiento, que da al enviar el formulario, y las medidas previas a un contrato que usted mismo solicita;',
          'hacer seguimiento de esa misma solicitud, por ejemplo para aclarar una duda o confirmar si le interesa. La base es la misma;',
          'proteger el formulario contra envíos automáticos y repetidos. La base es nuestro interés legítimo en mantenerlo en funcionamiento, con el menor dato posible.',
        ],
      },
      'No los usamos para enviarle publicidad. El nombre, el correo y el mensaje son obligatorios, porque sin ellos no podemos contestarle; el teléfono es opcional. Si algún dato está equivocado, lo único que ocurre es que la respuesta puede no llegarle: escríbanos y lo corregimos. Puede retirar su consentimiento en cualquier momento, y eso no vuelve ilícito lo que se hizo antes.',
    ],
  },
  {
    id: 'cuanto-tiempo',
    title: 'Cuánto tiempo los conservamos',
    blocks: [
      'Cada dato tiene un plazo, y al cumplirse se borra:',
      {
        list: [
          `los mensajes y sus datos de contacto: ${keptFor(RETENTION_DAYS.lead)} desde que llegan;`,
          `los mensajes que no superaron la verificación contra abusos: ${RETENTION_DAYS.quarantine} días, y si llegaron muchos a la vez, hasta que alguien de la agencia los lea;`,
          `las marcas técnicas que evitan aceptar dos veces una misma verificación: ${RETENTION_DAYS.nonce} días;`,
          `la huella de la dirección de red: ${ADDRESS_PRINT_MINUTES} minutos, como máximo.`,
        ],
      },
      'A la copia que llega a nuestro buzón le aplicamos el mismo plazo. Si usted llega a ser cliente, los datos del contrato y de las facturas se conservan por el tiempo que exija la ley ecuatoriana. También puede pedirnos que borremos su mensaje antes de que venza el plazo.',
    ],
  },
  {
    id: 'quien-mas-los-ve',
    title: 'Quién más puede recibirlos',
    blocks: [
      ...carriers(recipients),
      captchaLine(recipients),
      ...pictures(recipients),
      'Fuera de esos casos, solo entregaríamos datos si una autoridad competente lo ordena conforme a la ley.',
    ],
  },
  {
    id: 'transferencias-internacionales',
    title: 'Datos fuera del Ecuador',
    blocks: [
      `${dataHost ? `La base de datos con los mensajes está en ${dataHost.country}. ` : ''}Los ${dataHost ? 'demás ' : ''}proveedores que acabamos de nombrar, si los hay, y los servidores de correo pueden estar en otros países. En ese caso hay una transferencia internacional de datos. La LOPDP la permite hacia países con un nivel adecuado de protección, con garantías suficientes o con el consentimiento del titular, y a esas reglas nos sujetamos. Si quiere saber en qué país se encuentra cada uno, pregúntenos y se lo diremos.`,
    ],
  },
  {
    id: 'seguridad',
    title: 'Cómo los cuidamos',
    blocks: [
      'Tomamos medidas sencillas de explicar:',
      {
        list: [
          'el sitio está hecho para servirse por una conexión cifrada;',
          'pedimos pocos datos, y los que no se piden no se pueden perder;',
          'quien atiende las solicitudes entra con un código de un solo uso, y cada entrada se cierra sola;',
          'el mensaje se guarda antes de confirmarle que llegó, en una base de datos que no está abierta al público;',
          'los registros técnicos no contienen su nombre, su correo, su teléfono, su dirección de red ni lo que escribió;',
          'el formulario rechaza los envíos que vienen de otros sitios y limita los repetidos.',
        ],
      },
      'Ningún sistema es invulnerable. Si ocurriera una vulneración que ponga en riesgo sus derechos, avisaremos a la autoridad y a usted como manda la ley.',
    ],
  },
  {
    id: 'sus-derechos',
    title: 'Qué derechos tiene',
    blocks: [
      'La ley le reconoce estos derechos sobre sus datos:',
      {
        list: [
          'información: saber quién los trata, para qué, con qué base y por cuánto tiempo, que es lo que dice esta página;',
          'acceso: saber qué datos suyos tenemos y recibir una copia;',
          'rectificación y actualización: corregir lo que esté equivocado o incompleto;',
          'eliminación: pedir que los borremos;',
          'oposición: negarse a que los usemos para un fin determinado;',
          'portabilidad: recibirlos en un formato que otro sistema pueda leer;',
          'suspensión: pedir que dejemos de usarlos mientras se resuelve una duda sobre ellos;',
          'no ser objeto de decisiones automatizadas: que nada que lo afecte lo decida solo un programa. Aquí no ocurre;',
          'consulta: preguntar gratis en el Registro Nacional de Protección de Datos Personales qué bases de datos hay.',
        ],
      },
      'Ejercerlos es gratuito y no lo perjudica en nada. Cuando la ley nos obligue a conservar un dato, se lo explicaremos.',
    ],
  },
  {
    id: 'como-ejercerlos',
    title: 'Cómo ejercerlos',
    blocks: [
      `Escriba a ${company.email} desde el mismo correo electrónico que usó en el formulario y díganos qué derecho quiere ejercer. Si tiene el número de su solicitud, inclúyalo: la encontraremos antes. No necesita usar palabras legales ni explicar sus motivos.`,
      `Si escribe desde otro correo, es posible que le pidamos un dato para comprobar que el mensaje es suyo y no entregar su información a otra persona. Le respondemos dentro de ${DATA_REQUEST_DAYS} días.`,
    ],
  },
  {
    id: 'reclamos',
    title: 'Si no queda conforme',
    blocks: [
      'Puede presentar un reclamo ante la Superintendencia de Protección de Datos Personales del Ecuador, que vigila el cumplimiento de esta ley. Nos gustaría tener antes la oportunidad de resolverlo, pero no está obligado a escribirnos primero.',
    ],
  },
  {
    id: 'menores-de-edad',
    title: 'Menores de edad',
    blocks: [
      'El formulario es para personas de 18 años o más. No buscamos datos de menores. Si usted cree que alguno nos escribió, avísenos y borraremos el mensaje.',
    ],
  },
  {
    id: 'cambios-en-la-politica',
    title: 'Cambios en esta política',
    blocks: [
      'Si cambia la manera en que tratamos los datos, cambiará este texto y, con él, la fecha que lo acompaña. Cuando el cambio afecte a datos que ya tenemos y necesite su consentimiento, se lo pediremos por correo electrónico antes de aplicarlo.',
    ],
  },
];

/**
 * The privacy policy under Ecuador's LOPDP. The server's settings decide which recipients of data it names; its retention
 * periods are the server's defaults.
 */
export const privacy = {
  seo: {
    title: 'Política de privacidad',
    description:
      'Qué datos guarda el formulario de contacto, para qué, por cuánto tiempo y cómo pedir que se corrijan o se borren. Sin cookies ni seguimiento.',
    keywords: ['política de privacidad', 'protección de datos personales', 'LOPDP', 'derechos', 'Ecuador'],
  },
  title: 'Política de privacidad',
  text: 'Guardamos poco, lo justo para contestarle, y lo borramos cuando se cumple el plazo. Aquí está el detalle.',
  updated: '2026-11-24',
  chapters,
} as const satisfies PrivacyWords;
