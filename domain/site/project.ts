import { z } from 'zod';
import { choice, list, type Of, toggle, trimmed, trimmedLine, trimmedText, wholeNumber } from '../content/fields.ts';
import { hidden } from '../content/hidden.ts';
import { altText, focusSchema, photoFile, photoSchema } from './photo.ts';

/**
 * The drawn screens: what the owner reads for each, and its number of texts. The name of the site comes first, then its
 * title, one text for each line.
 */
const SCREENS = {
  bakery: { name: 'panadería', words: 3 },
  restaurant: { name: 'restaurante', words: 3 },
  cooperative: { name: 'cooperativa', words: 2 },
  lodge: { name: 'hostería', words: 3 },
  ceramics: { name: 'cerámica', words: 3 },
  bicycles: { name: 'bicicletas', words: 2 },
  nursery: { name: 'vivero', words: 3 },
  dental: { name: 'consultorio dental', words: 3 },
  music: { name: 'música', words: 3 },
} as const;
export type ScreenName = keyof typeof SCREENS;
export const SCREEN_NAMES = Object.fromEntries(
  Object.entries(SCREENS).map(([screen, { name }]) => [screen, name]),
) as Readonly<Record<ScreenName, string>>;

/** Palette colours of a project's background; `lino` is neutral. */
const GROUNDS = {
  anil: 'añil',
  eucalipto: 'eucalipto',
  teja: 'teja',
  grana: 'grana',
  maiz: 'maíz',
  cielo: 'cielo',
  lino: 'lino',
};

/** One paragraph or several, with an empty line between them. */
const paragraphs = (label: string) => trimmedText(label, 4000);

/** What a site for this trade could be like; shown while the project is a placeholder. */
const conceptSchema = z.strictObject({
  /** «Así sería el sitio de una panadería»; by default the words of `content/pages/portfolio.yaml`. */
  title: trimmedLine('Título', 60).optional(),
  intro: trimmedText('Introducción', 200),
  /** What such a site has; `prepare` is what its owner must get ready. */
  has: list('Qué tendría', trimmedLine('Parte', 160)).min(2).max(6),
  prepare: list('Qué preparar', trimmedLine('Cosa', 160)).min(2).max(6),
  /** The plan that suits such a site, if any; `why` gives the reason. */
  planId: trimmed
    .optional()
    .meta({ label: 'Plan', kind: 'plan', help: 'La última parte de su dirección, como nivel-2.' }),
  why: trimmedText('Por qué ese plan', 240),
});
export type Concept = Of<typeof conceptSchema>;

/** For `when`: a rule runs even if fields have issues. */
const isObject = ({ value }: z.core.ParsePayload) => typeof value === 'object' && value !== null;

/** A project of the portfolio: a file in `content/projects` whose name is its slug. */
export const projectSchema = z
  .strictObject({
    title: trimmedLine('Título', 40),
    /** What was made and for whom, without a full stop; also the meta description. */
    description: trimmedLine('Qué se hizo y para quién', 120, 'Sin punto final.'),
    /** A photograph or screenshot; `alt` says what it shows. */
    image: photoFile
      .optional()
      .meta({ label: 'Foto principal', kind: 'picture', help: 'O una pantalla dibujada, mientras no haya foto.' }),
    alt: altText
      .optional()
      .meta({ label: 'Lo que muestra la foto', kind: 'line', help: 'Hace falta si hay foto principal.' }),
    focus: focusSchema,
    /** The drawing in `src/art/screens.tsx` shown while there is no `image`. */
    screen: choice('Pantalla dibujada', SCREEN_NAMES, 'Mientras no haya foto.').optional(),
    /** The texts on that drawing, as many as `SCREENS` says. */
    words: list('Palabras de la pantalla', trimmedLine('Palabra', 20)).default([]),
    ground: choice('Color de fondo', GROUNDS),
    badge: choice('Destacado', { outstanding: 'sí' }).optional(),
    /** Shown with a portrait or else an initial, by default the first letter of the name. */
    author: z
      .strictObject({
        name: trimmedLine('Nombre', 24),
        image: photoFile.optional().meta({ label: 'Retrato', kind: 'picture' }),
        focus: focusSchema,
        initial: z.string().trim().length(1).optional().meta({ label: 'Inicial', kind: 'line' }),
      })
      .nullable()
      .default(null)
      .meta({ label: 'Quién lo hizo', kind: 'group' }),
    link: z
      .url({ protocol: /^https?$/ })
      .optional()
      .meta({ label: 'Sitio terminado', kind: 'link' }),
    /** The slug of a service in `content/catalogue.yaml`. */
    service: trimmed.optional().meta({ label: 'Servicio', kind: 'service' }),
    /** Without a story the project's page is a placeholder: it says «Muy pronto…» and is not indexed. */
    story: z
      .strictObject({
        problem: paragraphs('Qué hacía falta'),
        work: paragraphs('Qué se hizo'),
        result: paragraphs('Qué cambió'),
      })
      .optional()
      .meta({ label: 'Historia', kind: 'group' }),
    /** More pictures, on the project's own page. */
    pictures: list('Más fotos', photoSchema).max(12).default([]),
    concept: conceptSchema.optional().meta({ label: 'Idea, mientras sea muestra', kind: 'group' }),
    order: wholeNumber(
      'Lugar en el portafolio',
      'El 1 va primero. Al guardar en el escritorio, el que tenía ese lugar y los que siguen bajan uno; si alguno tiene cambios pendientes, guarde y publique todo junto.',
    ).positive(),
    hidden,
    /** True for a sample, which was not made for a client; its card is labelled as one. */
    sample: toggle('Es una muestra').default(false),
  })
  .refine(({ image, alt }) => !image || alt !== undefined, { path: ['alt'], message: 'alt', when: isObject })
  .refine(({ image, screen }) => image !== undefined || screen, { path: ['image'], message: 'screen', when: isObject })
  .superRefine(({ screen, words }, context) => {
    if (screen && words.length !== SCREENS[screen].words)
      context.addIssue({ code: 'custom', path: ['words'], message: `screenWords${SCREENS[screen].words}` });
  });
export type Project = Of<typeof projectSchema> & { readonly slug: string };
