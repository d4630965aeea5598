import { z } from 'zod';
import { listFields } from './field-list.ts';
import { group, groups, line, type Of, text, wholeNumber } from './fields.ts';
import { hasOnly } from './fill.ts';

/** A text that may be empty, which hides whatever would show it. */
const optional = (label: string, help = 'Vacío: no se muestra.') =>
  emptyOr(/\S/, 'blank').meta({ label, kind: 'line', help });
/** Nothing, or a text of a form; `rule` is the code of the sentence that says which. */
const emptyOr = (form: RegExp, rule: string) =>
  z.preprocess(
    (given) => given ?? '',
    z
      .string()
      .refine((text) => text === '' || form.test(text), { message: rule })
      .refine(hasOnly([]), { message: 'unknownName' }),
  );
const hour = (label: string, example: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'hour')
    .meta({ label, kind: 'time', help: `Como ${example}.` });
const webAddress = (label: string, help?: string) =>
  z.url({ protocol: /^https$/, abort: true }).meta({ label, kind: 'link', help });
const count = (label: string, help?: string) => wholeNumber(label, help).positive();

/** Facts about the agency: `content/company.yaml`. Texts repeat them by name: `{company.town}`, `{claims.years}`. */
export const companySchema = z.strictObject({
  /** Brand name; the slug in addresses derives from it. */
  name: line('Nombre de la agencia', { max: 40 }),
  /** Two capital letters that begin every lead reference, as in `IL-7F3K2Q`. */
  referencePrefix: z
    .string()
    .regex(/^[A-Z]{2}$/, 'prefix')
    .meta({
      label: 'Letras de las referencias',
      kind: 'line',
      help: 'Dos mayúsculas: con AB, las solicitudes son AB-7F3K2Q.',
    }),
  /** Public address of the site without a path; the setting `SITE_URL` overrides it. */
  site: webAddress(
    'Dirección del sitio',
    'Si la cambia en el escritorio, quien cuida el servidor la pone también en SITE_URL: solo así la usan los buscadores y los correos.',
  ).refine((given) => URL.parse(given)?.origin === given, 'origin'),
  email: z.email().meta({ label: 'Correo', kind: 'email' }),
  /** Digits with the usual separators; empty hides the number everywhere. */
  phone: emptyOr(/^\+?[\d ().-]{7,20}$/, 'phone').meta({
    label: 'Teléfono',
    kind: 'phone',
    help: 'Como +593 99 123 4567. Vacío: no se muestra.',
  }),
  /** The number for WhatsApp messages, with its country code: `wa.me` links do not work without it. */
  whatsapp: emptyOr(/^\+(?!593[ (]*0)[1-9][\d ().-]{6,20}$/, 'whatsapp').meta({
    label: 'WhatsApp',
    kind: 'phone',
    help: 'Como +593 99 123 4567, sin el 0 inicial. Vacío: no se muestra.',
  }),
  /** The person or company legally responsible for the site; the legal pages leave out each empty field. */
  legal: group('Datos legales', {
    name: optional('Razón social'),
    taxNumber: optional('RUC o número tributario'),
    address: optional('Domicilio'),
  }),
  /** Who rents the agency the server with the visitors' messages, and its country. */
  dataHost: group('Quién aloja los datos', { name: optional('Empresa'), country: optional('País') }),
  /** Days of notice before a hosting account in arrears is suspended; with 0 the terms promise none. */
  suspensionNoticeDays: wholeNumber('Días de aviso antes de suspender', '0: no se promete ninguno.').nonnegative(),
  /** Author of whitepapers that name none. */
  author: optional('Quién firma las guías', 'Vacío: el nombre de la agencia.'),
  /** Under every price table and plan. */
  taxNote: text('Nota de impuestos', { max: 160 }),
  claims: group('Cifras que los textos repiten', {
    /** An agency that has just begun has neither. */
    years: count('Años de experiencia').optional(),
    companies: count('Empresas atendidas').optional(),
    /** Those of hosting are for an agency that offers it. */
    hostingClients: count('Clientes de alojamiento').optional(),
    /** When support for hosting clients is available: «24/7». */
    hostingSupport: line('Cuándo hay soporte', { max: 20 }).optional(),
    hostingDisk: line('Disco de los planes de alojamiento', { max: 20 }).optional(),
    answerHours: count('Horas en que se responde'),
  }),
  /** The agency's town as used in sentences: «Desde Tumbaco…». */
  town: line('Parroquia o ciudad', { max: 40 }),
  /** The nearby city that people search for, «Hosting en Quito…»; may be the same as `town`. */
  city: line('Ciudad que la gente busca', { max: 40 }),
  region: line('Provincia', { max: 40 }),
  country: group('País', {
    name: line('Nombre', { max: 40 }),
    code: z
      .string()
      .regex(/^[A-Z]{2}$/, 'prefix')
      .meta({ label: 'Código de dos letras', kind: 'line' }),
  }),
  address: line('Dirección, como se muestra', { max: 120 }),
  /** On a 24-hour clock; a closing time before the opening time is after midnight. */
  hours: group('Horario', {
    days: optional('Días', 'Como «Lunes a viernes». Vacío: todos los días.'),
    opens: hour('Abre', '08:00'),
    closes: hour('Cierra', '18:00'),
  }).refine(({ opens, closes }) => opens !== closes, { path: ['closes'], message: 'hours' }),
  socials: groups('Redes', 'Red', { label: line('Nombre', { max: 30 }), href: webAddress('Dirección') }),
  product: group('Sitio de los productos', {
    site: webAddress('Dirección'),
    restaurantSignUp: webAddress('Registro de restaurantes'),
  }).optional(),
});
export type Company = Of<typeof companySchema>;

/** The language of all texts, with the agency's country: `es-EC`. */
export const languageOf = ({ country }: Company): string => `es-${country.code}`;

/** The paths of the facts and of their groups: `company.legal`, `company.legal.name`. */
export const COMPANY_PATHS: readonly string[] = [
  'company',
  ...listFields(companySchema).flatMap(({ path }) => (path.includes('[') ? [] : `company.${path}`)),
];
