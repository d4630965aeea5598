import type { Content } from '../../domain/content/content.ts';
import { listPlans } from '../../domain/plans/find-plan.ts';
import { loadPlan } from './plans.ts';

/** A plan as a choice in a list. */
export type PlanOption = { readonly id: string; readonly title: string };

/** All plans, in the order of the catalogue. */
export const loadPlanOptions = (content: Content): Promise<readonly PlanOption[]> =>
  Promise.all(listPlans(content.catalogue).map(async ({ id }) => ({ id, title: (await loadPlan(content, id)).title })));
