import type { Catalogue } from '../plans/catalogue.ts';
import { findPlan } from '../plans/find-plan.ts';
import { routes } from '../routes.ts';
import { queryOf } from '../site/url-parts.ts';
import { cleanLine } from './contact-message.ts';

/** The plan or product that a visitor wants a quote for. */
export type QuotedService = { readonly id: string; readonly title: string };

/** What can be quoted; no product has the id of a plan. */
type Offer = { readonly catalogue: Catalogue; readonly products: readonly QuotedService[] | undefined };

/** Hidden fields of a posted form. */
type FormValues = { readonly from_serviceid?: string; readonly from_service?: string };

/**
 * Reads the quoted service from a posted form, or from the contact page's query, where underscores stand for spaces.
 * Undefined unless id and title are both given. What the query names must exist: its id is then the plan's own, however
 * it is spelled there, and id and title of a product are its own.
 */
export function readQuotedService(
  offer: Offer,
  query: URLSearchParams,
  values: FormValues = {},
): QuotedService | undefined {
  const fromForm = readBoth(values.from_serviceid, values.from_service);
  if (fromForm) return fromForm;
  const asked = readBoth(query.get('fromServiceId'), query.get('fromService')?.replaceAll('_', ' '));
  return asked && findInOffer(offer, asked);
}

function findInOffer({ catalogue, products }: Offer, asked: QuotedService): QuotedService | undefined {
  const plan = findPlan(catalogue, undefined, asked.id);
  if (plan) return { id: plan.id, title: asked.title };
  const product = products?.find(({ id }) => id === asked.id.toLowerCase());
  return product && { id: product.id, title: product.title };
}

function readBoth(id: string | null | undefined, title: string | null | undefined): QuotedService | undefined {
  // Truncation may leave a lone surrogate, which no URL can hold.
  const [known = '', name = ''] = [id, title].map((text) => cleanLine(text ?? '').toWellFormed());
  return known && name ? { id: known, title: name } : undefined;
}

/**
 * The address under which the contact page is rendered: one for each plan and product, with its own title, so that a
 * title that somebody invents is neither shown nor rendered. Without a known one it is the plain contact page.
 */
export function normalizeContactAddress(
  { plans, ...offer }: Offer & { readonly plans: Readonly<Record<string, { readonly title: string }>> },
  url: string,
): string {
  const service = readQuotedService(offer, queryOf(url));
  return service ? routes.quote({ id: service.id, title: plans[service.id]?.title ?? service.title }) : routes.contact;
}
