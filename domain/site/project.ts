import { z } from 'zod';
import type { Of } from '../content/fields.ts';
import { hasOnly } from '../content/fill.ts';
import { hidden } from '../content/hidden.ts';
import { altText, focusSchema, photoFile, photoSchema } from './photo.ts';

/** Number of texts on each drawn screen: the name of the site first, then its title, one text for each line. */
const SCREEN_WORDS = {
  bakery: 3,
  restaurant: 3,
  cooperative: 2,
  lodge: 3,
  ceramics: 3,
  bicycles: 2,
  nursery: 3,
  dental: 3,
  music: 3,
} as const;
export type ScreenName = keyof typeof SCREEN_WORDS;
export const SCREEN_NAMES = Object.keys(SCREEN_WORDS) as [ScreenName, ...ScreenName[]];

/** Palette colours of a project's background; `lino` is neutral. */
const GROUNDS = ['anil', 'eucalipto', 'teja', 'grana', 'maiz', 'cielo', 'lino'] as const;

const text = z.string().trim().min(2).refine(hasOnly([]), { message: 'unknownName' });
/** One paragraph or several, with an empty line between them. */
const paragraphs = text.max(4000);

/** What a site for this trade could be like; shown while the project is a placeholder. */
const conceptSchema = z.strictObject({
  /** «Así sería el sitio de una panadería»; by default the words of `content/pages/portfolio.yaml`. */
  title: text.max(60).optional().meta({ label: 'Título', kind: 'line' }),
  intro: text.max(200).meta({ label: 'Introducción', kind: 'text' }),
  /** What such a site has; `prepare` is what its owner must get ready. */
  has: z
    .array(text.max(160).meta({ label: 'Parte', kind: 'line' }))
    .min(2)
    .max(6)
    .meta({ label: 'Qué tendría', kind: 'list' }),
  prepare: z
    .array(text.max(160).meta({ label: 'Cosa', kind: 'line' }))
    .min(2)
    .max(6)
    .meta({ label: 'Qué preparar', kind: 'list' }),
  /** The plan that suits such a site, if any; `why` gives the reason. */
  planId: text
    .optional()
    .meta({ label: 'Plan', kind: 'plan', help: 'El nombre de un archivo de content/plans, sin .yaml.' }),
  why: text.max(240).meta({ label: 'Por qué ese plan', kind: 'text' }),
});
export type Concept = Of<typeof conceptSchema>;

/** A project of the portfolio: a file in `content/projects` whose name is its slug. */
export const projectSchema = z
  .strictObject({
    title: text.max(40).meta({ label: 'Título', kind: 'line' }),
    /** What was made and for whom, without a full stop; also the meta description. */
    description: text.max(120).meta({ label: 'Qué se hizo y para quién', kind: 'line', help: 'Sin punto final.' }),
    /** A photograph or screenshot; `alt` says what it shows. */
    image: photoFile
      .optional()
      .meta({ label: 'Foto principal', kind: 'picture', help: 'O una pantalla dibujada, mientras no haya foto.' }),
    alt: altText.optional().meta({ label: 'Lo que muestra la foto', kind: 'line' }),
    focus: focusSchema,
    /** The drawing in `src/art/screens.tsx` shown while there is no `image`. */
    screen: z
      .enum(SCREEN_NAMES)
      .optional()
      .meta({ label: 'Pantalla dibujada', kind: 'choice', help: 'Mientras no haya foto.' }),
    /** The texts on that drawing, as many as `SCREEN_WORDS` requires. */
    words: z
      .array(text.max(20).meta({ label: 'Palabra', kind: 'line' }))
      .default([])
      .meta({ label: 'Palabras de la pantalla', kind: 'list' }),
    ground: z.enum(GROUNDS).meta({ label: 'Color de fondo', kind: 'choice' }),
    badge: z.literal('outstanding').optional().meta({ label: 'Destacado', kind: 'choice' }),
    /** Shown with a portrait or else an initial, by default the first letter of the name. */
    author: z
      .strictObject({
        name: text.max(24).meta({ label: 'Nombre', kind: 'line' }),
        image: photoFile.optional().meta({ label: 'Retrato', kind: 'picture' }),
        focus: focusSchema,
        initial: z.string().trim().length(1).optional().meta({ label: 'Inicial', kind: 'line' }),
      })
      .nullable()
      .default(null)
      .meta({ label: 'Quién lo hizo', kind: 'group' }),
    /** Address of the finished site. */
    link: z
      .url({ protocol: /^https?$/ })
      .optional()
      .meta({ label: 'Sitio terminado', kind: 'link' }),
    /** The slug of a service in `content/catalogue.yaml`. */
    service: text.optional().meta({ label: 'Servicio', kind: 'service' }),
    /** Without a story the project's page is a placeholder: it says «Muy pronto…» and is not indexed. */
    story: z
      .strictObject({
        problem: paragraphs.meta({ label: 'Qué hacía falta', kind: 'text' }),
        work: paragraphs.meta({ label: 'Qué se hizo', kind: 'text' }),
        result: paragraphs.meta({ label: 'Qué cambió', kind: 'text' }),
      })
      .optional()
      .meta({ label: 'Historia', kind: 'group' }),
    /** More pictures, on the project's own page. */
    pictures: z.array(photoSchema).max(12).default([]).meta({ label: 'Más fotos', kind: 'list' }),
    concept: conceptSchema.optional().meta({ label: 'Idea, mientras sea muestra', kind: 'group' }),
    /** Position in the portfolio, from 1. */
    order: z.int().positive().meta({ label: 'Lugar en el portafolio', kind: 'number' }),
    hidden,
    /** True for a sample, which was not made for a client; its card is labelled as one. */
    sample: z.boolean().default(false).meta({ label: 'Es una muestra', kind: 'toggle' }),
  })
  .superRefine(({ image, alt, screen, words }, context) => {
    const report = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (image && !alt) report('alt', 'alt');
    if (!image && !screen) report('image', 'screen');
    if (screen && words.length !== SCREEN_WORDS[screen]) report('words', `screenWords${SCREEN_WORDS[screen]}`);
  });
export type Project = Of<typeof projectSchema> & { readonly slug: string };
