import { z } from 'zod';
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
  'check',
  'sun',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

/** The four services; each has its own colours (docs/design.md#services). */
export const SERVICES = ['desarrollo-web', 'alojamiento-web', 'diseno-grafico', 'marketing'] as const;
export type Service = (typeof SERVICES)[number];

const text = z.string().trim().min(2);
const tier = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** A plan: a file in `content/plans` whose name is its id and slug. */
export const planSchema = z
  .strictObject({
    title: text.max(40),
    type: z.enum(['desarrollo', 'diseno', 'alojamiento-web', 'ecommerce']),
    /** 1, 2, 3 for Nivel I, II, III, also shown by its drawing. Absent for a plan without levels. */
    tier: tier.optional(),
    /** Absent: «Precio a cotizar». */
    price: priceSchema.optional(),
    /** Minimum price of an extra, shown as the last item of the first feature group. */
    extra: extraSchema.optional(),
    /** One sentence after the price, on the card and under the title. */
    summary: text.max(180),
    /** A drawing of `src/art`, shown beside the title. */
    image: z.enum(['site', 'voices', 'stack', 'bag', 'code', 'night']).optional(),
    /** The five cards of the description panel; the first one is wide. */
    cards: z
      .array(z.strictObject({ icon: z.enum(ICON_NAMES), title: text.max(60), text: text.max(420) }))
      .length(5)
      .optional(),
    /** What the plan includes, in groups. */
    features: z.array(z.strictObject({ title: text.max(40), items: z.array(text.max(90)).min(1) })).optional(),
  })
  .refine(({ extra, features }) => !extra || features?.length, {
    path: ['extra'],
    message: 'has no group of features to stand in',
  });
export type PlanRecord = z.infer<typeof planSchema>;
export type Plan = PlanRecord & { readonly id: string };

const SERVICE_OF_TYPE: Record<PlanRecord['type'], Service> = {
  desarrollo: 'desarrollo-web',
  ecommerce: 'desarrollo-web',
  'alojamiento-web': 'alojamiento-web',
  diseno: 'diseno-grafico',
};

/** The service that a plan belongs to. */
export function serviceOf(plan: Pick<PlanRecord, 'type'>): Service {
  return SERVICE_OF_TYPE[plan.type];
}
