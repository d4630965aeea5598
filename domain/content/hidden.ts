import { toggle } from './fields.ts';

/** Of a plan or project: its file stays, and the site is as without it. */
export const hidden = toggle('Oculto', 'Se queda guardado y no se ve en el sitio.').optional();

type Families = { readonly families: Readonly<Record<string, readonly string[]>> };

/** A catalogue whose families list none of these plans. */
export const withoutPlans = <C extends { readonly categories: readonly Families[] }>(
  catalogue: C,
  plans: ReadonlySet<string>,
): C => ({
  ...catalogue,
  categories: catalogue.categories.map((category) => ({
    ...category,
    families: Object.fromEntries(
      Object.entries(category.families).map(([name, ids]) => [name, ids.filter((id) => !plans.has(id))]),
    ),
  })),
});
