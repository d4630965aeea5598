import { z } from 'zod';
import { extraSchema, priceSchema } from '../price.ts';

/** The drawings and icons that content may name; the art itself is in `src/art`. */
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

/** Which of the four services something belongs to: decides its colours and belt (docs/design.md#services). */
export const SERVICES = ['desarrollo-web', 'alojamiento-web', 'diseno-grafico', 'marketing'] as const;
export type Service = (typeof SERVICES)[number];

const text = z.string().trim().min(2);
const tier = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** One plan: a file in `content/plans`, whose name is its id and slug. */
export const planSchema = z
  .strictObject({
    title: text.max(40),
    type: z.enum(['desarrollo', 'diseno', 'alojamiento-web', 'ecommerce']),
    /** 1, 2, 3 for Nivel I, II, III: how far up the mountain is woven. Absent for a plan without levels. */
    tier: tier.optional(),
    /** Absent: «Precio a cotizar». */
    price: priceSchema.optional(),
    /** From how much an extra is charged; read as the last line of the first group of features. */
    extra: extraSchema.optional(),
    /** One sentence that continues the price line on the card and under the title. */
    summary: text.max(180),
    /** Name of a drawing in `src/art`, shown beside the title. */
    image: z.enum(['site', 'voices', 'stack', 'bag', 'code', 'night']).optional(),
    /** The description panel: five paper cards, the first one wide. */
    cards: z
      .array(z.strictObject({ icon: z.enum(ICON_NAMES), title: text.max(60), text: text.max(420) }))
      .length(5)
      .optional(),
    /** What is included, in groups. */
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

/** The service a plan is sold under. */
export function serviceOf(plan: Pick<PlanRecord, 'type'>): Service {
  return SERVICE_OF_TYPE[plan.type];
}
