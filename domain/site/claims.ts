import type { Company } from '../content/company.ts';

const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** The agency's claims (years, companies, …) as they appear in texts: `1,000`. */
export type ClaimWords = { readonly [Name in keyof Company['claims']]: string };

/** Formats the figures of `content/company.yaml`. */
export function formatClaims(claims: Company['claims']): ClaimWords {
  const format = (value: number | string) => (typeof value === 'number' ? count.format(value) : value);
  return Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, format(value)])) as ClaimWords;
}
