import { z } from 'zod';
import type { Of } from '../content/fields.ts';
import { hasOnly } from '../content/fill.ts';
import { extraSchema, priceSchema } from '../price.ts';

/** Icons that content may name, drawn in `src/art`. */
export const ICON_NAMES = [
  'web',
  'speech',
  'server',
  'brush',
  'megaphone',
  'cart',
  'plate',
  'clock',
  'people',
  'pin',
  'mail',
  'phone',
  'mobile',
  'check',
  'sun',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

const text = z.string().trim().min(2).refine(hasOnly([]), { message: 'unknownName' });

/** A titled list of what a plan includes. */
export const featureGroupSchema = z.strictObject({ title: text.max(40), items: z.array(text.max(90)).min(1) });

/** A plan: a file in `content/plans` whose name is its id and slug. */
export const planSchema = z
  .strictObject({
    title: text.max(40),
    /** Selects the plan's kind and keywords in `content/pages/plan.yaml`, which need not have every type. */
    type: z.string().regex(/^[a-z0-9-]+$/, 'slug'),
    /** 1, 2, 3 … for Nivel I, II, III …, also shown by its drawing. Absent for a plan without levels. */
    tier: z.int().min(1).max(9).optional(),
    /** Without a price the page shows «Precio a cotizar». */
    price: priceSchema.optional(),
    /** Minimum price of an extra, shown as the last item of the first feature group. */
    extra: extraSchema.optional(),
    /** One sentence after the price, on the card and under the title. */
    summary: text.max(180),
    /** Name of the drawing in `src/art` that is shown beside the title. */
    image: z.enum(['site', 'voices', 'stack', 'bag', 'code', 'night']).optional(),
    /** The five cards of the description panel; the first one is wide. */
    cards: z
      .array(z.strictObject({ icon: z.enum(ICON_NAMES), title: text.max(60), text: text.max(420) }))
      .length(5)
      .optional(),
    /** What the plan includes, in groups. */
    features: z.array(featureGroupSchema).optional(),
  })
  .refine(({ extra, features }) => !extra || features?.length, {
    path: ['extra'],
    message: 'extraGroup',
  });
export type PlanRecord = Of<typeof planSchema>;
export type Plan = PlanRecord & { readonly id: string };
