import { cleanLine } from './contact-message.ts';

export type QuotedService = { readonly id: string; readonly title: string };

/**
 * The service that a visitor asks a quotation for: from the contact page's address, where spaces are written
 * as underscores, or from a form that came back. Undefined unless both id and title are there.
 */
export function readQuotedService(
  query: URLSearchParams,
  values: { readonly from_serviceid?: string; readonly from_service?: string } = {},
): QuotedService | undefined {
  const id = cleanLine(values.from_serviceid ?? query.get('fromServiceId') ?? '');
  const title = cleanLine(values.from_service ?? query.get('fromService')?.replaceAll('_', ' ') ?? '');
  return id && title ? { id, title } : undefined;
}
