import type { Catalogue } from '../plans/catalogue.ts';
import { changeFamilies } from '../plans/find-plan.ts';
import { toggle } from './fields.ts';

/** Of a plan or project: its file stays, and the site is as without it. */
export const hidden = toggle('Oculto', 'Se queda guardado y no se ve en el sitio.').optional();

/** A catalogue whose families list none of these plans. */
export const withoutPlans = (catalogue: Catalogue, plans: ReadonlySet<string>): Catalogue => ({
  ...catalogue,
  categories: changeFamilies(catalogue, (ids) => ids.filter((id) => !plans.has(id))),
});
