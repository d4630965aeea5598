import type { Content } from '../../domain/content/content.ts';
import { listPlans } from '../../domain/plans/find-plan.ts';
import { planOf } from './plans.ts';

/** A plan as a choice in a list. */
export type PlanOption = { readonly id: string; readonly title: string };

/** All plans, in the order of the catalogue. */
export const planOptionsOf = (content: Content): readonly PlanOption[] =>
  listPlans(content.catalogue).map(({ id }) => ({ id, title: planOf(content, id).title }));
