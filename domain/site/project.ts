import { z } from 'zod';

/** How many words each drawn screen has room for: the site's own name first, then its title, line by line. */
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

/** The thread a project's panel is woven in; `lino` is the quiet one. */
const GROUNDS = ['anil', 'eucalipto', 'teja', 'grana', 'maiz', 'cielo', 'lino'] as const;

const text = z.string().trim().min(2);

/** One project of the portfolio: a file in `content/projects`, whose name is its slug. */
export const projectSchema = z
  .strictObject({
    title: text.max(40),
    /** What was made and for whom, without a full stop; what search engines read of the project. */
    description: text.max(120),
    /** The drawing in `src/art/screens.tsx` that stands for a picture of the site. */
    screen: z.enum(SCREEN_NAMES),
    /** The words on that drawing, as many as `SCREEN_WORDS` says. */
    words: z.array(text.max(20)),
    ground: z.enum(GROUNDS),
    badge: z.literal('outstanding').optional(),
    /** Who made it; the initial, the name's first letter unless given, stands in for a portrait. */
    author: z.strictObject({ name: text.max(24), initial: z.string().trim().length(1).optional() }).nullable(),
    /** Place in the portfolio, from 1. */
    order: z.int().positive(),
    /**
     * The project is a placeholder and its card says so: no client is named before one agrees to be
     * named. Real work needs this rule changed first, so that nobody forgets which is which.
     */
    sample: z.literal(true),
  })
  .superRefine(({ screen, words }, context) => {
    const room = SCREEN_WORDS[screen];
    if (words.length === room) return;
    context.addIssue({ code: 'custom', path: ['words'], message: `the screen "${screen}" shows ${room} words` });
  });
export type Project = z.infer<typeof projectSchema> & { readonly slug: string };
