import { z } from 'zod';
import { keepTogether } from '../site/keep-together.ts';
import { ICONS } from './drawings.ts';
import { hasOnly } from './fill.ts';

/** Fields that name something else of the content. */
type NamedKind = 'plan' | 'plan-type' | 'service' | 'project';
/** What there is to choose from for such fields. */
export type Names = { readonly picture?: readonly string[] } & {
  readonly [Kind in NamedKind]?: readonly { readonly value: string; readonly label: string }[];
};

/** How a field is shown in a form, and what it admits in the table of all fields. */
export const KINDS = {
  line: 'una línea',
  text: 'un texto',
  number: 'un número',
  money: 'dólares',
  date: 'una fecha',
  toggle: '`true` o `false`',
  choice: 'una de estas palabras',
  icon: 'un ícono',
  link: 'una dirección',
  email: 'un correo',
  phone: 'un teléfono',
  picture: 'una imagen',
  time: 'una hora',
  plan: 'un plan',
  'plan-type': 'un tipo de plan',
  service: 'un servicio',
  project: 'un proyecto',
  colour: 'un color',
  list: 'una lista',
  group: 'un grupo',
} as const;
type Kind = keyof typeof KINDS;

/** What a schema says about a field besides its rules, for the check, the editor's form and the guide. */
export type FieldMeta = {
  /** In Spanish, as the owner reads it. */
  readonly label: string;
  readonly help?: string;
  readonly kind: Kind;
  /** The words to choose from, and what the owner reads for each. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Names in braces that the program fills in later, such as `reference`. */
  readonly values?: readonly string[];
};

type Options = Omit<FieldMeta, 'label' | 'kind' | 'choices'> & { readonly max?: number };

const words = (kind: 'line' | 'text', limit: number, label: string, { max = limit, ...rest }: Options = {}) =>
  z
    .string()
    .max(max)
    .refine((given) => given.trim() !== '', { message: 'blank' })
    .refine(hasOnly(rest.values ?? []), { message: 'unknownName' })
    .overwrite((given) => (kind === 'text' ? keepTogether(given) : given))
    .meta({ label, kind, ...rest });

/** One line: a title, a label. */
export const line = (label: string, options?: Options) => words('line', 160, label, options);
/** One paragraph, whose lines do not end within an expression such as «24 horas». */
export const text = (label: string, options?: Options) => words('text', 2000, label, options);

/** A text of a record, such as a plan: of two characters at least, without the spaces around them. */
export const trimmed = z.string().trim().min(2).refine(hasOnly([]), { message: 'unknownName' });
export const trimmedLine = (label: string, max: number, help?: string) =>
  trimmed.max(max).meta({ label, kind: 'line', help });
export const trimmedText = (label: string, max: number) =>
  trimmed.max(max).overwrite(keepTogether).meta({ label, kind: 'text' });

/** One of several words, which `choices` says in the owner's language. */
export const choice = <const Word extends string>(
  label: string,
  choices: Readonly<Record<Word, string>>,
  help?: string,
  kind: Kind = 'choice',
) => z.enum(Object.keys(choices) as Word[]).meta({ label, kind, help, choices });
/** The name of an icon. */
export const icon = () => choice('Ícono', ICONS, undefined, 'icon');
export const toggle = (label: string, help?: string) => z.boolean().meta({ label, kind: 'toggle', help });
export const wholeNumber = (label: string, help?: string) => z.int('wholeNumber').meta({ label, kind: 'number', help });
/** An ISO date, which YAML parsers return as a `Date` or a text. */
export const day = (label: string, help = 'Como 2026-11-22.') =>
  z
    .preprocess((given) => (given instanceof Date ? given.toISOString().slice(0, 10) : given), z.iso.date())
    .meta({ label, kind: 'date', help });

export const group = <T extends z.ZodRawShape>(label: string, shape: T) =>
  z.strictObject(shape).meta({ label, kind: 'group' });
export const list = <T extends z.ZodType>(label: string, of: T, help?: string) =>
  z.array(of).meta({ label, kind: 'list', help });
/** A list of groups, each with the label `item`. */
export const groups = <T extends z.ZodRawShape>(label: string, item: string, shape: T, help?: string) =>
  list(label, group(item, shape), help);

/** An id within a page or a file: small letters, digits and hyphens. Those around a page's content begin with `_`. */
export const id = (label: string, help?: string, kind: Kind = 'line') =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug')
    .meta({ label, kind, help });

/** A path of the site, or an address that begins with https:, mailto: or tel:. */
export const address = () =>
  z
    .string()
    .regex(/^(?:\/(?!\/)[^\s<>"]*|#[\w-]*|https?:\/\/[^\s<>"]+|mailto:[^\s<>"]+|tel:[+\d]+)$/, 'address')
    .refine(hasOnly([]), { message: 'unknownName' })
    .meta({
      label: 'Dirección',
      kind: 'link',
      help: 'Empieza con / si es una página de este sitio, o con https:// si es de otro.',
    });

/** A link: its label and where it leads. */
export const link = (label = 'Enlace') =>
  group(label, {
    label: line('Texto del enlace', { max: 60 }),
    href: address(),
    newTab: toggle('Se abre en otra pestaña').optional(),
    more: line('Lo que un lector de pantalla añade al texto', { max: 80 }).optional(),
  });
export type Link = DeepReadonly<z.infer<ReturnType<typeof link>>>;

/** A type whose properties and lists, at any depth, cannot be changed. */
export type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;
/** The type of what a schema accepts, frozen. */
export type Of<Schema extends z.ZodType> = DeepReadonly<z.infer<Schema>>;

/** What a file that may hold nothing but comments gives a list: for nothing, an empty one. */
export const listOrNothing = (given: unknown): unknown =>
  given === null || (typeof given === 'object' && Object.keys(given).length === 0) ? [] : given;
