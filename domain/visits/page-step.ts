import type { Catalogue } from '../plans/catalogue.ts';
import { findPlan, listPlans } from '../plans/find-plan.ts';
import { routes } from '../routes.ts';
import type { StepMark } from './funnel.ts';

/** The step that opening a page takes, and its plan if any. A page is a canonical path and its query. */
export function stepOfPage(catalogue: Catalogue, path: string, query: URLSearchParams): StepMark {
  if (path === routes.contact) return { step: 'contact', plan: knownPlan(catalogue, query.get('fromServiceId')) };
  return { step: 'visited', plan: listPlans(catalogue).find((plan) => routes.plan(plan) === path)?.id ?? '' };
}

/** The id of a plan as the catalogue spells it; empty for anything else, which a visitor may have invented. */
export function knownPlan(catalogue: Catalogue, id: unknown): string {
  return (typeof id === 'string' && findPlan(catalogue, undefined, id)?.id) || '';
}
