import type { Catalogue } from '../plans/catalogue.ts';
import { findPlan, listPlans } from '../plans/find-plan.ts';
import { routes } from '../routes.ts';
import type { StepMark } from './funnel.ts';

/** Returns the step that opening a page takes, and its plan if any. A page is a canonical path and its query. */
export function openPageSteps(catalogue: Catalogue): (path: string, query: URLSearchParams) => StepMark {
  const plans = new Map(listPlans(catalogue).map((plan) => [routes.plan(plan), plan.id]));
  return (path, query) => {
    if (path !== routes.contact) return { step: 'visited', plan: plans.get(path) ?? '' };
    return { step: 'contact', plan: knownPlan(catalogue, query.get('fromServiceId')) };
  };
}

/** The id of a plan as the catalogue spells it; empty for anything else, which a visitor may have invented. */
export function knownPlan(catalogue: Catalogue, id: unknown): string {
  return (typeof id === 'string' && findPlan(catalogue, undefined, id)?.id) || '';
}
