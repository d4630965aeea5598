import { listPlans } from '../../domain/plans/find-plan.ts';
import { catalogue } from '../../server/content/current.ts';
import { loadPlan } from './plans.ts';

/** A plan as a choice in a list. */
export type PlanOption = { readonly id: string; readonly title: string };

let known: Promise<readonly PlanOption[]> | undefined;

/** All plans, in the order of the catalogue; read once. */
export function loadPlanOptions(): Promise<readonly PlanOption[]> {
  known ??= Promise.all(listPlans(catalogue).map(async ({ id }) => ({ id, title: (await loadPlan(id)).title })));
  return known;
}
