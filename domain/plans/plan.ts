import { z } from 'zod';
import { DRAWINGS } from '../content/drawings.ts';
import { choice, icon, list, type Of, trimmedLine, trimmedText, wholeNumber } from '../content/fields.ts';
import { hidden } from '../content/hidden.ts';
import { extraSchema, priceSchema } from '../price.ts';

/** A titled list of what a plan includes. */
export const featureGroupSchema = z.strictObject({
  title: trimmedLine('Título', 40),
  items: list('Lo que incluye', trimmedLine('Línea', 90)).min(1),
});

/** A plan: a file in `content/plans` whose name is its id and slug. */
export const planSchema = z
  .strictObject({
    title: trimmedLine('Título', 40),
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
    tier: wholeNumber('Nivel').min(1).max(9).optional(),
    /** Without a price the page shows «Precio a cotizar». */
    price: priceSchema
      .optional()
      .meta({ label: 'Precio', kind: 'group', help: 'Si se cotiza, deje vacío todo lo de este grupo.' }),
    /** Minimum price of an extra, shown as the last item of the first feature group. */
    extra: extraSchema.optional().meta({ label: 'Precio de una revisión extra', kind: 'group' }),
    /** One sentence after the price, on the card and under the title. */
    summary: trimmedText('En una frase', 180),
    /** Name of the drawing in `src/art` that is shown beside the title. */
    image: choice('Dibujo', DRAWINGS).optional(),
    /** The five cards of the description panel; the first one is wide. */
    cards: list(
      'Descripción, en cinco tarjetas',
      z.strictObject({ icon: icon(), title: trimmedLine('Título', 60), text: trimmedText('Texto', 420) }),
    )
      .length(5)
      .optional(),
    features: list('Lo que incluye, en grupos', featureGroupSchema).optional(),
    hidden,
  })
  .refine(({ extra, features }) => !extra || features?.length, { path: ['extra'], message: 'extraGroup' });
export type PlanRecord = Of<typeof planSchema>;
export type Plan = PlanRecord & { readonly id: string };
