import { CONTACT_LIMITS } from './contact-message.ts';

export type QuotedService = { readonly id: string; readonly title: string };

/**
 * The service that a visitor asks a quotation for: from the contact page's address, where spaces are written
 * as underscores, or from a form that came back. Undefined unless both id and title are there (SPEC §2).
 */
export function readQuotedService(
  query: URLSearchParams,
  values: { readonly from_serviceid?: string; readonly from_service?: string } = {},
): QuotedService | undefined {
  const id = values.from_serviceid ?? query.get('fromServiceId');
  const title = values.from_service ?? query.get('fromService')?.replaceAll('_', ' ');
  if (!id?.trim() || !title?.trim()) return undefined;
  return { id: clip(id), title: clip(title) };
}

const clip = (text: string) => text.trim().slice(0, CONTACT_LIMITS.service);
