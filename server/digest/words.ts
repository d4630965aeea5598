import { countOf, formatCount } from '../../domain/site/amounts.ts';

/** The email of each Monday. */
export const digestWords = {
  /** Takes the place of a request's own reference, before the Monday's date. */
  reference: 'LUNES',
  service: 'Resumen de la semana',
  heading: 'Su semana',
  subject: (requests: number, before: number) =>
    `Su semana: ${countOf(requests, 'solicitud', 'solicitudes')} (la anterior, ${formatCount(before)})`,
  title: (requests: number) =>
    requests === 0
      ? 'No llegaron solicitudes'
      : `${requests === 1 ? 'Llegó' : 'Llegaron'} ${countOf(requests, 'solicitud', 'solicitudes')}`,
  period: (from: string, to: string) => `Del lunes ${from} al domingo ${to}.`,
  /** Above the two columns of numbers. */
  columns: ['La semana', 'La anterior'],
  before: (value: string) => `la anterior, ${value}`,
  /** For a week in which nothing was counted. */
  unknown: '–',
  toDo: 'Por atender',
  nothingToDo: 'Nada pendiente: todo llegó y todo funciona.',
  unanswered: (requests: number, since: string) =>
    `${countOf(requests, 'solicitud', 'solicitudes')} sin responder, ${requests === 1 ? '' : 'la más antigua '}del ${since}.`,
  held: (requests: number, since: string) =>
    `${countOf(requests, 'solicitud', 'solicitudes')} en cuarentena, ${requests === 1 ? '' : 'la más antigua '}del ${since}.`,
  undelivered: (emails: number) =>
    `${countOf(emails, 'solicitud', 'solicitudes')} sin entregar: ${emails === 1 ? 'su correo no salió' : 'sus correos no salieron'} en 14 días de intentos.`,
  late: (since: string) => `Hay correos que esperan desde el ${since}: el servidor de correo no los acepta.`,
  noBackup: 'No consta ningún respaldo de las solicitudes.',
  oldBackup: (day: string) => `El último respaldo es del ${day}: ya debería haber otro.`,
  drillFailed: (day: string) =>
    `El respaldo que se probó el ${day} no tiene todo o no se puede restaurar: avise a quien cuida el servidor.`,
  diskLow: (free: string) => `Al disco del servidor le quedan solo ${free}.`,
  week: {
    title: 'Lo que llegó',
    requests: 'Solicitudes',
  },
  health: {
    title: 'El servidor',
    outbox: 'Correos por salir',
    none: 'ninguno',
    since: (day: string) => `esperan desde el ${day}`,
    backup: 'Último respaldo',
    never: 'ninguno',
    drill: 'Respaldo probado',
    drilled: (day: string, requests: number) => `el ${day}, con ${countOf(requests, 'solicitud', 'solicitudes')}`,
    disk: 'Disco',
    free: (size: string) => `${size} libres`,
  },
  desk: 'Abrir el escritorio',
  footer: (site: string) =>
    `Este es un correo automático de ${site}. Llega cada lunes. Para no recibirlo, pídalo a quien cuida el servidor.`,
};
