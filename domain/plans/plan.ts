import { z } from 'zod';
import type { Of } from '../content/fields.ts';
import { hasOnly } from '../content/fill.ts';
import { hidden } from '../content/hidden.ts';
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
export const featureGroupSchema = z.strictObject({
  title: text.max(40).meta({ label: 'Título', kind: 'line' }),
  items: z
    .array(text.max(90).meta({ label: 'Línea', kind: 'line' }))
    .min(1)
    .meta({ label: 'Lo que incluye', kind: 'list' }),
});

/** A plan: a file in `content/plans` whose name is its id and slug. */
export const planSchema = z
  .strictObject({
    title: text.max(40).meta({ label: 'Título', kind: 'line' }),
    /** Selects the plan's kind and keywords in `content/pages/plan.yaml`, which need not have every type. */
    type: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'slug')
      .meta({
        label: 'Tipo',
        kind: 'plan-type',
        help: 'Uno que ya se use, o el nombre de un servicio: da a la página sus palabras.',
      }),
    /** 1, 2, 3 … for Nivel I, II, III …, also shown by its drawing. Absent for a plan without levels. */
    tier: z.int().min(1).max(9).optional().meta({ label: 'Nivel', kind: 'number' }),
    /** Without a price the page shows «Precio a cotizar». */
    price: priceSchema
      .optional()
      .meta({ label: 'Precio', kind: 'group', help: 'Si se cotiza, deje vacío todo lo de este grupo.' }),
    /** Minimum price of an extra, shown as the last item of the first feature group. */
    extra: extraSchema.optional().meta({ label: 'Precio de una revisión extra', kind: 'group' }),
    /** One sentence after the price, on the card and under the title. */
    summary: text.max(180).meta({ label: 'En una frase', kind: 'text' }),
    /** Name of the drawing in `src/art` that is shown beside the title. */
    image: z
      .enum(['site', 'voices', 'stack', 'bag', 'code', 'night'])
      .optional()
      .meta({ label: 'Dibujo', kind: 'choice' }),
    /** The five cards of the description panel; the first one is wide. */
    cards: z
      .array(
        z.strictObject({
          icon: z.enum(ICON_NAMES).meta({ label: 'Ícono', kind: 'icon' }),
          title: text.max(60).meta({ label: 'Título', kind: 'line' }),
          text: text.max(420).meta({ label: 'Texto', kind: 'text' }),
        }),
      )
      .length(5)
      .optional()
      .meta({ label: 'Descripción, en cinco tarjetas', kind: 'list' }),
    /** What the plan includes, in groups. */
    features: z.array(featureGroupSchema).optional().meta({ label: 'Lo que incluye, en grupos', kind: 'list' }),
    hidden,
  })
  .refine(({ extra, features }) => !extra || features?.length, {
    path: ['extra'],
    message: 'extraGroup',
  });
export type PlanRecord = Of<typeof planSchema>;
export type Plan = PlanRecord & { readonly id: string };
