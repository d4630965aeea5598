import { z } from 'zod';
import type { Of } from '../content/fields.ts';
import { PICTURE_NAMES } from './whitepaper.ts';

const text = z.string().trim().min(2);
/** YAML parsers return a `Date` or a string. */
const day = z.preprocess((given) => (given instanceof Date ? given.toISOString().slice(0, 10) : given), z.iso.date());

/** Front matter of a file in `content/whitepapers`, whose name is its slug. */
export const whitepaperFileSchema = z.strictObject({
  /** Short enough for search engines to show it whole with the brand after it. */
  title: text.max(52).meta({ label: 'Título', kind: 'line' }),
  /** Shown by search engines and feeds. */
  description: text.max(160).meta({ label: 'Descripción para los buscadores', kind: 'text' }),
  date: day.meta({ label: 'Fecha', kind: 'date', help: 'Como 2026-11-22. Antes de ese día no se publica.' }),
  tags: z
    .array(text.max(30).meta({ label: 'Tema', kind: 'line' }))
    .min(1)
    .max(4)
    .meta({ label: 'Temas', kind: 'list' }),
  keywords: z
    .array(text.meta({ label: 'Palabra', kind: 'line' }))
    .min(1)
    .meta({ label: 'Palabras clave', kind: 'list' }),
  picture: z.enum(PICTURE_NAMES).meta({ label: 'Dibujo', kind: 'choice' }),
  /** The author, if not `company.author` or the brand name. */
  author: text
    .max(60)
    .optional()
    .meta({ label: 'Autor', kind: 'line', help: 'Vacío: el de content/company.yaml o la agencia.' }),
  draft: z.boolean().default(false).meta({ label: 'Borrador', kind: 'toggle', help: 'No se publica.' }),
});
/** A file of `content/whitepapers`: its front matter and its text as HTML, in which pictures have the file's addresses. */
export type WhitepaperFile = Of<typeof whitepaperFileSchema> & { readonly slug: string; readonly html: string };
