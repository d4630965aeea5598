import type { Company } from '../content/company.ts';

const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** The names of the agency's claims. */
export const CLAIM_NAMES = [
  'years',
  'companies',
  'hostingClients',
  'hostingSupport',
  'hostingDisk',
  'answerHours',
] as const;
/** The agency's claims (years, companies, …) as they appear in texts: `1,000`. */
export type ClaimWords = Readonly<Record<(typeof CLAIM_NAMES)[number], string>>;

/** Formats the figures of `content/company.yaml`. */
export function formatClaims(claims: Company['claims']): ClaimWords {
  const format = (value: number | string) => (typeof value === 'number' ? count.format(value) : value);
  return Object.fromEntries(CLAIM_NAMES.map((name) => [name, format(claims[name])])) as ClaimWords;
}
