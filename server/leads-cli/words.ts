/** Texts of `npm run leads -- …`. */
import { notificationProblem } from '../../domain/desk/notification-problem.ts';
import { countOf, formatCount } from '../../domain/site/amounts.ts';
import type { stateWords } from '../leads/words.ts';

const countRequests = (number: number) => countOf(number, 'solicitud', 'solicitudes');

export const exportWords = {
  progress: 'Exportando',
  done: (requests: number, file: string) => `${countRequests(requests)} en ${file}, legible solo por este usuario.`,
};

/** The number of leads in a state, in words. */
export const stateCounts: Record<keyof typeof stateWords, (requests: number) => string> = {
  pending: (requests) => countOf(requests, 'pendiente', 'pendientes'),
  sending: (requests) => `${formatCount(requests)} enviándose`,
  sent: (requests) => countOf(requests, 'enviada', 'enviadas'),
  filed: (requests) => `${formatCount(requests)} solo en un archivo`,
  dead: (requests) => `${formatCount(requests)} sin entregar`,
  quarantine: (requests) => `${formatCount(requests)} en cuarentena`,
};

/** Leads in total, and in each state. */
export const countedRequests = (requests: number, states: readonly string[]) =>
  [countRequests(requests), ...states].join(' · ');

/** A reference, for the help on how to write one. */
const example = (prefix: string) => `${prefix}-7F3K2Q`;

export const usageProblems = {
  command: (given: string, known: string) => `No existe el comando «${given}». Los comandos son: ${known}.`,
  option: (given: string, command: string) => `El comando ${command} no tiene la opción ${given}.`,
  valueMissing: (option: string) => `A la opción ${option} le falta su valor.`,
  valueUnwanted: (option: string) => `La opción ${option} no lleva valor.`,
  tooMany: (given: string, command: string) => `El comando ${command} no espera «${given}».`,
  referenceMissing: (command: string, prefix: string) => `Falta la referencia: ${command} ${example(prefix)}.`,
  reference: (given: string, prefix: string) => `«${given}» no es una referencia; se escriben así: ${example(prefix)}.`,
  unknownReference: (reference: string) => `No hay ninguna solicitud con la referencia ${reference}.`,
  day: (given: string) => `«${given}» no es una fecha; se escribe año-mes-día: 2026-11-21.`,
  days: (given: string) => `«${given}» no es un plazo; se escribe en días: 730d.`,
  daysMissing: 'Falta el plazo: purge --older-than 730d.',
  state: (given: string, known: string) => `No existe el estado «${given}». Los estados son: ${known}.`,
  emailMissing: 'Falta el correo: erase --email nombre@correo.example.',
  email: (given: string) => `«${given}» no es un correo electrónico.`,
  format: 'Elija un formato: export --csv o export --json.',
  fileMissing: (command: string) => `Falta el archivo del respaldo: ${command} respaldo.copy.`,
  taskMissing: 'Falta el nombre de la tarea que falló: alert ilalo-backup.service.',
  fileExists: (file: string) => `Ya existe ${file}; elija otro nombre: no se sobrescribe nada.`,
  confirm: 'Sin una persona que confirme hace falta --yes.',
};

export const problemWords = {
  unexpected: (code: string) => `Algo falló y el comando no se completó (${code}).`,
  noStore: (path: string) =>
    `No hay ninguna base de datos en ${path}. ¿Es esta la carpeta del sitio, y DATA_DIR la correcta?`,
  storeMoved: (path: string) =>
    `Lo que había en ${path} ya pasó a PostgreSQL, la base de datos de DATABASE_URL. Para volver a como estaba antes, quite «.moved» del nombre del archivo.`,
  storeGone: (path: string) =>
    `Ya no está ${path}, pero un servidor en marcha aún tiene sus solicitudes: no lo detenga ni lo reinicie. Primero sálvelas como dice docs/operations.md («A store whose file is gone»).`,
};

/** Errors of the store and of files. */
export const storeProblems = {
  busy: 'La base de datos está ocupada por otro proceso; intente de nuevo en unos segundos.',
  disk: 'El disco respondió con un error de lectura o escritura.',
  damaged: 'El archivo de la base de datos está dañado o no es una base de datos.',
  full: 'No queda espacio en el disco.',
  forbidden: 'Este usuario no tiene permiso sobre los archivos; ejecute el comando con el usuario del servidor.',
  cannotOpen:
    'La base de datos no se puede abrir para escribir: este usuario no tiene permiso (ejecute el comando con el usuario del servidor), o está en un disco de solo lectura (copie contact.sqlite* a otra carpeta e indíquela en DATA_DIR).',
  readOnlyDisk: 'Ahí no se puede escribir: es un disco de solo lectura.',
  noFolder: 'La carpeta indicada no existe.',
  isFolder: 'Se esperaba un archivo y hay una carpeta.',
  unreachable: 'No se pudo conectar con la base de datos.',
  slow: 'La base de datos tardó demasiado en responder; intente de nuevo en unos minutos.',
  newer:
    'Una versión más nueva del programa ya cambió la base de datos: use esa versión, o restaure un respaldo anterior.',
  notRestarted:
    'La base de datos es de la versión anterior, con la que aún hay un servidor en marcha: reinícielo (ilalo-restart; si hay varios, deténgalos todos y vuelva a iniciarlos) y repita el comando.',
  older:
    'La base de datos es anterior a la versión del 24 de noviembre de 2026: inicie el sitio una vez con esa versión.',
  logAlone:
    'Falta contact.sqlite, o está vacío, junto a su contact.sqlite-wal, que guarda las últimas solicitudes: devuélvalo a su lugar, o aparte también ese archivo.',
  notDurable: 'La base de datos no asegura lo que guarda: su ajuste synchronous_commit debe estar en on.',
  notAsExpected: (code: string) => `La base de datos no responde como se espera${code && ` (${code})`}.`,
  login: 'La base de datos no aceptó el usuario o la contraseña.',
  noDatabase: 'El servidor de bases de datos responde, pero esa base no existe.',
};

export const listWords = {
  columns: { reference: 'Referencia', received: 'Fecha', state: 'Estado', service: 'Servicio', name: 'Nombre' },
  none: 'No hay solicitudes que mostrar.',
};

/** Reasons why a lead is held or marked. */
export const reasonWords = {
  honeypot: 'llenó el campo trampa: parece un programa; sin enviar',
  'too-fast': 'se envió en menos de dos segundos; el correo lleva un aviso',
  unverified: 'se envió sin verificación: sin script, o porque el CAPTCHA falló; el correo lleva un aviso',
  'captcha-unreachable': 'el servicio de verificación no respondió; el correo lleva un aviso',
};

export const showWords = {
  kinds: { email: 'Correo', ack: 'Confirmación', telegram: 'Telegram', webhook: 'Sistema de avisos' },
  columns: { kind: 'Envío', progress: 'Cómo va', lastError: 'Último error', answer: 'Última respuesta' },
  reason: 'Motivo',
  status: 'Situación',
  sum: 'Valor vendido',
  note: 'Nota',
  attempts: (tries: number) => countOf(tries, 'intento', 'intentos'),
  notTried: 'en la cola, sin intentos todavía',
  sentAt: (time: string, tries: number) => `salió el ${time}, ${countOf(tries, 'intento', 'intentos')}`,
  nextTry: (time: string, tries: number) => `${countOf(tries, 'intento', 'intentos')}; el próximo, el ${time}`,
};

export const requeueWords = {
  running: (reference: string) => `El correo de ${reference} está en la cola; el servidor lo envía en unos segundos.`,
  waiting: (reference: string) =>
    `El correo de ${reference} está en la cola y espera: saldrá cuando el servidor esté en marcha.`,
  sending: (reference: string) => `El correo de ${reference} ya se está enviando en este momento.`,
  gone: (reference: string) => `${reference} sale de la cuarentena; su correo ya había salido con un aviso.`,
  toldTogether: (reference: string) =>
    `${reference} sale de la cuarentena; ya se avisó de ella junto con otras. Para recibir su correo, use resend ${reference}.`,
  toTellTogether: (reference: string) =>
    `${reference} sale de la cuarentena; se avisará de ella junto con otras. Para recibir su correo, use resend ${reference}.`,
  unmarked: (reference: string) => `${reference} sale de la cuarentena; su correo aún no ha salido.`,
  inQuarantine: (reference: string) => `${reference} está en cuarentena: use release ${reference}.`,
  notInQuarantine: (reference: string) => `${reference} no está en cuarentena: use resend ${reference}.`,
};

const letterFiles = (files: number) => countOf(files, 'correo en disco', 'correos en disco');

/** Output of `erase` and `purge`. */
export const deletionWords = {
  done: (requests: number, files: number) => `Borrado: ${countRequests(requests)} y ${letterFiles(files)}.`,
  traces:
    'La base de datos estaba en uso y puede guardar restos en su archivo temporal (-wal); repita el comando en un momento.',
  question: '¿Borrar sin vuelta atrás? Escriba «borrar»: ',
  answer: 'borrar',
  unchanged: 'No se borró nada.',
};

/** Warning that the heading of `npm run` is in the redirected output. */
export const npmHeading = 'npm escribió su encabezado delante del resultado; evítelo con: npm run --silent leads -- …';

export const eraseWords = {
  none: (email: string) => `No hay ninguna solicitud de ${email}.`,
  found: (email: string, references: readonly string[]) =>
    `${countRequests(references.length)} de ${email}: ${references.join(', ')}.`,
  elsewhere: 'Quedan fuera de alcance los correos y avisos que ya salieron y los respaldos anteriores.',
  sending: (letters: number) =>
    `${countOf(letters, 'solicitud se está enviando', 'solicitudes se están enviando')} en este momento; repita el comando en unos minutos.`,
};

export const purgeWords = {
  none: (time: string) => `No hay nada que borrar de antes del ${time}.`,
  found: (requests: number, time: string, undelivered: number) =>
    `${countRequests(requests)} de antes del ${time}${undelivered > 0 ? `, ${formatCount(undelivered)} sin entregar` : ''}.`,
  kept: (requests: number) =>
    `Se ${requests === 1 ? 'conserva' : 'conservan'} ${countRequests(requests)} con el correo, o el aviso de la cuarentena, aún por salir.`,
  progress: 'Borrando',
};

export const progressWords = {
  of: (done: string, total: string) => `${done} de ${total}`,
};

export const backupWords = {
  progress: 'Respaldando',
  done: (file: string, size: string, requests: number) =>
    `Respaldo hecho y comprobado: ${file} (${size}, ${countRequests(requests)}), legible solo por este usuario.`,
  commandDone: 'BACKUP_COMMAND terminó bien.',
  commandFailed: (code: string) =>
    `El respaldo está hecho, pero BACKUP_COMMAND falló (${code}): el archivo está solo en esta máquina.`,
  notRecorded: (reason: string) => `El respaldo está hecho, pero su fecha no se pudo anotar: ${reason}`,
  noSpace: 'No se hizo el respaldo: en el disco queda poco espacio, y se reserva para las solicitudes que lleguen.',
  broken: 'El respaldo no resultó legible y se descartó; compruebe el disco e intente de nuevo.',
  programMissing: (program: string) =>
    `Falta el programa ${program} de PostgreSQL; en Debian está en el paquete postgresql-client.`,
  programFailed: (reason: string) => `Un programa de PostgreSQL falló: ${reason}`,
};

/** Output of `drill`. */
export const drillWords = {
  passed: (file: string, requests: number) =>
    `Respaldo probado: ${file} se restauró y tiene todo (${countRequests(requests)}).`,
  none: (place: string) => `No hay ningún respaldo en ${place}.`,
  old: (file: string, age: string) => `El último respaldo, ${file}, es de hace ${age}: ya debería haber otro.`,
  unreadable: (file: string, reason: string) => `El respaldo ${file} no se puede restaurar: ${reason}`,
  missing: (file: string, requests: number) =>
    `Al respaldo ${file} le ${requests === 1 ? 'falta' : 'faltan'} ${countRequests(requests)}.`,
  altered: (file: string, requests: number) =>
    `En el respaldo ${file} no ${requests === 1 ? 'es igual' : 'son iguales'} ${countRequests(requests)}.`,
  content: (file: string, publications: number, pictures: number) =>
    `Al respaldo ${file} le faltan cambios hechos en el escritorio (${publications}) o fotos (${pictures}).`,
  isPostgres: (file: string) => `${file} es un respaldo de PostgreSQL: falta DATABASE_URL para probarlo.`,
  noDatabase:
    'Para probar el respaldo hace falta poder crear una base de datos al lado: «alter role USUARIO createdb» en PostgreSQL.',
};

/** Output of `restore` and `move`. */
export const restoreWords = {
  done: (file: string, counts: string) => `Restaurado de ${file}: ${counts}.`,
  moved: (counts: string, left: string) =>
    `Pasado a PostgreSQL: ${counts}. El archivo quedó como ${left}, para que ningún servidor lo use por error.`,
  moving: 'Pasando',
  noFile: (file: string) => `No existe el archivo ${file}.`,
  notACopy: (file: string) => `${file} no es un respaldo de las solicitudes.`,
  isSqlite: (file: string) =>
    `${file} es un respaldo de SQLite y DATABASE_URL lleva a PostgreSQL: restáurelo sin DATABASE_URL y luego use move.`,
  isPostgres: (file: string) =>
    `${file} es un respaldo de PostgreSQL: ponga en DATABASE_URL la base de datos donde restaurarlo.`,
  occupied: (requests: number) =>
    `La base de datos ya guarda ${countRequests(requests)}; no se sobrescribe. Use una vacía o aparte la que hay.`,
  occupiedContent:
    'La base de datos ya guarda textos publicados desde el escritorio; no se sobrescribe. Use una vacía o aparte la que hay.',
  serverRuns: (address: string) => `El servidor está en marcha en ${address}; deténgalo antes.`,
  folderTaken:
    'El servidor está en marcha con esta base de datos (deténgalo antes), u otro restore o move (espere a que termine).',
  noDatabase: 'Falta DATABASE_URL: la base de datos de PostgreSQL a la que pasar las solicitudes.',
  incomplete: 'Las cuentas no coinciden y no se pasó nada; intente de nuevo.',
};

export const doctorWords = {
  checks: {
    store: 'Base de datos',
    leftFile: 'Archivo SQLite',
    write: 'Escritura',
    settings: 'Ajustes',
    integrity: 'Integridad',
    disk: 'Disco',
    pending: 'Por enviar',
    dead: 'Sin entregar',
    quarantine: 'Cuarentena',
    server: 'Servidor',
    backup: 'Respaldo',
    drill: 'Prueba del respaldo',
    notifications: (name: string) => `Avisos: ${name}`,
    content: 'Contenido',
    legal: 'Datos legales',
    transport: (name: string) => `Envío: ${name}`,
    test: (name: string) => `Prueba: ${name}`,
  },
  sqlite: (path: string, size: string, requests: number) => `SQLite, ${path}, ${size}, ${countRequests(requests)}`,
  postgres: (version: string, size: string, requests: number) =>
    `PostgreSQL ${version}, ${size}, ${countRequests(requests)}`,
  leftFile: (path: string, requests: number) =>
    `${path} tiene ${countRequests(requests)} que ningún servidor envía: páselas con move a una base de datos vacía, o aparte el archivo`,
  written: (ms: number) => `escribe y asegura en el disco en ${ms} ms`,
  settingsWrong: (found: string) => `no aseguran lo guardado: ${found}`,
  whole: 'sin daños',
  damaged: 'hay daños: restaure un respaldo',
  disk: (free: string) => `${free} libres`,
  diskLow: (free: string) => `solo ${free} libres`,
  noneWaits: 'nada espera',
  pending: (letters: number, age: string) =>
    `${countOf(letters, 'correo', 'correos')}, el más antiguo desde hace ${age}`,
  lastError: (answer: string) => `; último error: ${answer}`,
  collecting: (letters: number) =>
    `${countOf(letters, 'solicitud', 'solicitudes')} sin verificar, para el próximo aviso conjunto`,
  noneDead: 'ninguno',
  dead: (letters: number) => `${countOf(letters, 'correo', 'correos')}: véalos con list --state dead`,
  noneHeld: 'nada por revisar',
  held: (requests: number, age: string) =>
    `${countRequests(requests)} sin enviar, la más antigua desde hace ${age}; revíselas con list --state quarantine`,
  backupAt: (age: string) => `el último, hace ${age}`,
  noBackup: 'no consta ninguno: haga uno con backup',
  drill: (age: string, requests: number) => `probado hace ${age}: ${countRequests(requests)}, todas`,
  drillFailed: (age: string) => `la prueba de hace ${age} falló: repítala con drill`,
  noDrill: 'ninguno se ha probado: hágalo con drill',
  notified: (to: string) => `aviso de prueba entregado a ${to}`,
  notificationsFail: (notifications: number, problem: string) =>
    `${countOf(notifications, 'aviso no salió', 'avisos no salieron')}. ${problem}`,
  serverRuns: (address: string) => `en marcha en ${address}`,
  serverGone: (address: string, age: string) => `el de ${address} no da señales desde hace ${age}`,
  serverNone: 'ninguno en marcha; los correos esperan',
  transports: {
    smtp: {
      well: (host: string) => `${host} acepta la conexión y el acceso`,
      wrong: (host: string, code: string) => `${host} no acepta la conexión o el acceso (${code})`,
    },
    emailjs: {
      well: (host: string) => `${host} responde`,
      wrong: (host: string, code: string) => `${host} no responde (${code})`,
    },
    telegram: {
      well: (host: string) => `${host} acepta el token y conoce el chat`,
      wrong: (_host: string, code: string) => notificationProblem('telegram', code),
    },
    webhook: {
      well: (host: string) => `${host} responde`,
      wrong: (_host: string, code: string) => notificationProblem('webhook', code),
    },
    file: {
      well: (path: string) => `los correos se escriben en ${path}`,
      wrong: (path: string, code: string) => `no se puede escribir en ${path} (${code})`,
    },
  },
  contentWhole: 'sin errores',
  contentWrong: (first: string, others: number) =>
    `${first}${others > 0 ? ` (y ${countOf(others, 'error más', 'errores más')})` : ''}`,
  legal: {
    complete: 'completos',
    missing: (facts: readonly string[]) =>
      `content/company.yaml no dice ${facts.join(', ')}: la política de privacidad y los términos lo necesitan`,
    facts: {
      name: 'la razón social',
      taxNumber: 'el RUC o número tributario',
      address: 'el domicilio legal',
      phone: 'el teléfono',
    },
  },
  noAnswer: 'sin respuesta',
  sent: (to: string) => `correo de prueba entregado para ${to}`,
  notSent: (code: string) => `el correo de prueba no salió (${code})`,
  well: 'Todo en orden.',
  wrong: (problems: number) => `${countOf(problems, 'problema', 'problemas')} por resolver.`,
};

export const alertWords = {
  /** In place of a lead's reference. */
  reference: 'AVISO',
  service: 'Tarea del servidor',
  subject: (task: string) => `Falló una tarea del servidor: ${task}`,
  paragraphs: (task: string, host: string) => [
    `La tarea ${task} de la máquina ${host} no terminó bien.`,
    'El sitio puede seguir en línea, pero algo necesita atención: un respaldo que no se hizo o un problema que encontró doctor.',
    `La razón está en el registro de esa máquina: journalctl --unit=${task} --lines=50`,
  ],
  sent: (to: string) => `Aviso entregado para ${to}.`,
  alerted: (task: string) => `De ${task} ya se avisó hoy.`,
  notSent: (reasons: string) => `El aviso no salió (${reasons}).`,
};

export const codeWords = {
  code: (code: string, minutes: number) => `${code}  (vale ${minutes} minutos y una sola vez)`,
  where: (address: string) => `Se usa en ${address}`,
  closed: (sessions: number) => `Se cerró el escritorio en ${countOf(sessions, 'equipo', 'equipos')}.`,
};

/** The test email of `doctor --send`. */
export const testEmail = {
  reference: 'PRUEBA',
  subject: 'Prueba de envío',
  service: 'Prueba de envío',
  paragraphs: ['Este es un correo de prueba de «npm run leads -- doctor --send». Si lo lee, el envío funciona.'],
};

type HelpSection = { readonly title: string; readonly entries: readonly (readonly [usage: string, meaning: string])[] };

export const help = {
  title: (agency: string) => `Solicitudes de ${agency}`,
  usage: 'npm run leads -- <comando> [opciones]',
  sections: [
    {
      title: 'Consultar',
      entries: [
        ['list', 'Las solicitudes, la más nueva al final'],
        [
          '  --state <estado>',
          'pending (por salir), sent (enviadas, o solo en un archivo), dead (sin entregar) o quarantine',
        ],
        ['  --since <fecha>', 'Solo desde ese día, como 2026-11-21'],
        ['  --json', 'Para programas'],
        ['show <referencia>', 'Una solicitud entera, mensaje incluido (--json)'],
        ['code', 'Un código para entrar al escritorio cuando el correo falla'],
        ['  --end-sessions', 'Antes cierra el escritorio en todos los equipos'],
        ['digest', 'El resumen de la última semana, como el correo de los lunes; no envía nada'],
        ['doctor', 'Comprueba la base de datos, el disco y los envíos'],
        ['  --send', 'Además envía un correo de prueba'],
        ['alert <tarea>', 'Avisa por correo que falló una tarea de la máquina'],
      ],
    },
    {
      title: 'Enviar',
      entries: [
        ['resend <referencia>', 'El correo sale otra vez'],
        ['release <referencia>', 'Sale de la cuarentena, y su correo se envía'],
      ],
    },
    {
      title: 'Exportar y respaldar',
      entries: [
        ['export --csv | --json', 'Todas las solicitudes (--since)'],
        ['  --out <archivo>', 'A un archivo nuevo en vez de a la pantalla'],
        ['backup <archivo o carpeta>', 'Respaldo entero y comprobado, también con el servidor en marcha'],
        ['drill <archivo o carpeta>', 'Prueba un respaldo: lo restaura aparte y lo compara con lo que hay'],
        ['restore <archivo>', 'Pone un respaldo en una base de datos vacía, con el servidor detenido'],
        ['move', 'Pasa todo del archivo SQLite a la base de datos de DATABASE_URL'],
      ],
    },
    {
      title: 'Borrar',
      entries: [
        ['erase --email <correo>', 'Todo lo de una persona: solicitudes, cola y correos en disco'],
        ['purge --older-than 730d', 'Lo recibido hace más de tantos días'],
        ['  --yes', 'Sin preguntar'],
      ],
    },
  ] satisfies HelpSection[],
  notes: [
    'Para dejar solo el resultado en un archivo o en otro comando: npm run --silent leads -- …',
    'Termina con 0 si todo fue bien, 1 si algo falló o no está en orden, 2 si el comando está mal escrito.',
  ],
};
