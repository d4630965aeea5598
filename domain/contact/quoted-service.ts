import type { Catalogue } from '../plans/catalogue.ts';
import { findPlan } from '../plans/find-plan.ts';
import { routes } from '../routes.ts';
import { cleanLine } from './contact-message.ts';

/** The service that a visitor wants a quote for. */
export type QuotedService = { readonly id: string; readonly title: string };

/** Hidden fields of a posted form. */
type FormValues = { readonly from_serviceid?: string; readonly from_service?: string };

/**
 * Reads the quoted service from a posted form, or from the contact page's query, where underscores stand for spaces.
 * Undefined unless id and title are both given. A plan in the query must exist: otherwise the page would be rendered
 * for every invented id.
 */
export function readQuotedService(
  catalogue: Catalogue,
  query: URLSearchParams,
  values: FormValues = {},
): QuotedService | undefined {
  const fromForm = readBoth(values.from_serviceid, values.from_service);
  if (fromForm) return fromForm;
  const asked = readBoth(query.get('fromServiceId'), query.get('fromService')?.replaceAll('_', ' '));
  return asked && findPlan(catalogue, undefined, asked.id) && asked;
}

function readBoth(id: string | null | undefined, title: string | null | undefined): QuotedService | undefined {
  // Truncation may leave a lone surrogate, which no URL can hold.
  const [known = '', name = ''] = [id, title].map((text) => cleanLine(text ?? '').toWellFormed());
  return known && name ? { id: known, title: name } : undefined;
}

/**
 * The canonical URL of a contact page: without parameters that have no effect, and the same for every spelling of a
 * service.
 */
export function normalizeContactAddress(catalogue: Catalogue, url: string): string {
  const [page = ''] = url.split('?', 1);
  const service = readQuotedService(catalogue, new URLSearchParams(url.slice(page.length)));
  return service ? routes.quote(service) : routes.contact;
}
