import { findPlan } from '../plans/find-plan.ts';
import { routes } from '../routes.ts';
import { cleanLine } from './contact-message.ts';

export type QuotedService = { readonly id: string; readonly title: string };

/** What a form that came back says of the service, by wire name. */
type FormValues = { readonly from_serviceid?: string; readonly from_service?: string };

/**
 * The service that a visitor asks a quotation for: from the contact page's address, where spaces are written as
 * underscores, or from a form that came back. Undefined unless both id and title are there, and for an
 * address also when there is no such plan: a page of its own for any text in the address would cost too much.
 */
export function readQuotedService(query: URLSearchParams, values: FormValues = {}): QuotedService | undefined {
  const fromForm = readBoth(values.from_serviceid, values.from_service);
  if (fromForm) return fromForm;
  const asked = readBoth(query.get('fromServiceId'), query.get('fromService')?.replaceAll('_', ' '));
  return asked && findPlan(undefined, asked.id) && asked;
}

function readBoth(id: string | null | undefined, title: string | null | undefined): QuotedService | undefined {
  // One that was cut short may end in half a letter, which no address can hold.
  const [known = '', name = ''] = [id, title].map((text) => cleanLine(text ?? '').toWellFormed());
  return known && name ? { id: known, title: name } : undefined;
}

/** The address of the contact page without all that changes nothing on it; the same for every spelling of a service. */
export function contactAddress(url: string): string {
  const [page = ''] = url.split('?', 1);
  const service = readQuotedService(new URLSearchParams(url.slice(page.length)));
  return service ? routes.quote(service) : routes.contact;
}
