import {
  ADDRESS_PRINT_MINUTES,
  DATA_REQUEST_DAYS,
  RETENTION_DAYS,
  VISIT_DAYS,
} from '../../domain/contact/data-terms.ts';
import { COMPANY_PATHS, type Company, companySchema } from '../../domain/content/company.ts';
import type { Content } from '../../domain/content/content.ts';
import { fillKnown } from '../../domain/content/fill.ts';
import { formatPrice, type Price, type PriceWords } from '../../domain/price.ts';
import { formatClaims } from '../../domain/site/claims.ts';

/** What texts may repeat by name: `{company.town}`, `{claims.years}`, `{price.nivel-1}`, `{terms.leadDays}`. */
export type Facts = ReadonlyMap<string, string>;

const days = new Intl.NumberFormat('es', { style: 'unit', unit: 'day', unitDisplay: 'long' });

/** How long the server keeps data, as the privacy policy promises it. */
const TERMS = {
  leadYears: Math.floor(RETENTION_DAYS.lead / 365),
  leadDays: RETENTION_DAYS.lead,
  quarantineDays: RETENTION_DAYS.quarantine,
  nonceDays: RETENTION_DAYS.nonce,
  addressPrintMinutes: ADDRESS_PRINT_MINUTES,
  dataRequestDays: DATA_REQUEST_DAYS,
  visitDays: VISIT_DAYS,
};

/** The facts of an agency; `prices` are those of its plans, by id. */
export function listFacts(
  company: Company,
  priceWords: PriceWords,
  prices: ReadonlyMap<string, Price | undefined>,
): Facts {
  const { claims, suspensionNoticeDays, ...rest } = company;
  return new Map([
    ...leaves('company', rest),
    ['company.suspensionNoticeDays', days.format(suspensionNoticeDays)],
    ...leaves('claims', formatClaims(claims)),
    ...leaves('terms', TERMS),
    ...[...prices].map(([id, price]) => [`price.${id}`, formatPrice(price, priceWords)] as const),
  ]);
}

/** The facts of a content. */
export const factsOf = ({ company, priceWords, plans }: Pick<Content, 'company' | 'priceWords' | 'plans'>): Facts =>
  listFacts(company, priceWords, new Map(Object.entries(plans).map(([id, { price }]) => [id, price])));

/** The facts as they are written, while some are not valid, with an ellipsis for those that are missing. */
export const unknownFacts = (company: unknown, planIds: readonly string[]): Facts =>
  new Map([
    ...[
      ...COMPANY_PATHS,
      ...Object.keys(companySchema.shape.claims.shape).map((name) => `claims.${name}`),
      ...Object.keys(TERMS).map((name) => `terms.${name}`),
      ...planIds.map((id) => `price.${id}`),
    ].map((name) => [name, '…'] as const),
    ...leaves('company', company),
  ]);

/** A copy of a value read from a file, with the facts filled in wherever a text names them. */
export function fillFacts(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') return fillKnown(value, facts);
  if (Array.isArray(value)) return value.map((item) => fillFacts(item, facts));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillFacts(item, facts)]));
}

/** The texts and numbers of a group by their path; lists have no names. */
function leaves(path: string, value: unknown): (readonly [string, string])[] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, String(value)]];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => leaves(`${path}.${key}`, item));
}
