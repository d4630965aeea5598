import { z } from 'zod';
import { ICONS } from '../content/drawings.ts';
import { choice, day, list, type Of, toggle } from '../content/fields.ts';
import type { PictureName } from './whitepaper.ts';

const { server, megaphone, cart, clock, mail, people, speech, pin } = ICONS;
const PICTURES: Record<PictureName, string> = { server, megaphone, cart, clock, mail, people, speech, pin };

/** Unlike in a plan, names in braces that are no facts may stay. */
const text = z.string().trim().min(2);

/** Front matter of a file in `content/whitepapers`, whose name is its slug. */
export const whitepaperFileSchema = z.strictObject({
  /** Short enough for search engines to show it whole with the brand after it. */
  title: text.max(52).meta({ label: 'Título', kind: 'line' }),
  /** Shown by search engines and feeds. */
  description: text.max(160).meta({ label: 'Descripción para los buscadores', kind: 'text' }),
  date: day('Fecha', 'Como 2026-11-22. Antes de ese día no se publica.'),
  tags: list('Temas', text.max(30).meta({ label: 'Tema', kind: 'line' }))
    .min(1)
    .max(4),
  keywords: list('Palabras clave', text.meta({ label: 'Palabra', kind: 'line' })).min(1),
  picture: choice('Dibujo', PICTURES),
  /** The author, if not `company.author` or the brand name. */
  author: text
    .max(60)
    .optional()
    .meta({ label: 'Autor', kind: 'line', help: 'Vacío: quien firma las guías según los datos de la agencia.' }),
  draft: toggle('Borrador', 'No se publica.').default(false),
});
/**
 * A file of `content/whitepapers`: its front matter and its text as HTML, in which pictures have the addresses that lead to
 * them from its `folder`.
 */
export type WhitepaperFile = Of<typeof whitepaperFileSchema> & {
  readonly slug: string;
  readonly html: string;
  /** Within the content folder. */
  readonly folder: string;
};

/** Whether a file is published on `today`, an ISO date: it is not a draft, and its date has come. */
export function isPublished({ draft, date }: { draft: boolean; date: string }, today: string): boolean {
  return !draft && date <= today;
}
