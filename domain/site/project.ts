import { z } from 'zod';

/** Number of texts on each drawn screen: the site's name first, then its title line by line. */
const SCREEN_WORDS = {
  bakery: 3,
  cooperative: 2,
  lodge: 3,
  ceramics: 3,
  bicycles: 2,
  nursery: 3,
  dental: 3,
  music: 3,
} as const;
export type ScreenName = keyof typeof SCREEN_WORDS;
const SCREEN_NAMES = Object.keys(SCREEN_WORDS) as [ScreenName, ...ScreenName[]];

/** Palette colours of a project's background; `lino` is neutral. */
const GROUNDS = ['anil', 'eucalipto', 'teja', 'grana', 'maiz', 'cielo', 'lino'] as const;

const text = z.string().trim().min(2);

/** A project of the portfolio: a file in `content/projects` whose name is its slug. */
export const projectSchema = z
  .strictObject({
    title: text.max(40),
    /** What was made and for whom, without a full stop; also the meta description. */
    description: text.max(120),
    /** The drawing in `src/art/screens.tsx` shown instead of a screenshot. */
    screen: z.enum(SCREEN_NAMES),
    /** The texts on that drawing, as many as `SCREEN_WORDS` says. */
    words: z.array(text.max(20)),
    ground: z.enum(GROUNDS),
    badge: z.literal('outstanding').optional(),
    /** The initial, by default the name's first letter, replaces a portrait. */
    author: z.strictObject({ name: text.max(24), initial: z.string().trim().length(1).optional() }).nullable(),
    /** Position in the portfolio, from 1. */
    order: z.int().positive(),
    /**
     * Marks a placeholder; its card says so. No other value is allowed, so that publishing real work, which names a
     * client, is a deliberate change of this schema.
     */
    sample: z.literal(true),
  })
  .superRefine(({ screen, words }, context) => {
    const room = SCREEN_WORDS[screen];
    if (words.length === room) return;
    context.addIssue({ code: 'custom', path: ['words'], message: `the screen "${screen}" shows ${room} words` });
  });
export type Project = z.infer<typeof projectSchema> & { readonly slug: string };
