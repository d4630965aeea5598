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

/** Placeholder for a claim in a text of a YAML file: `{claims.years}`. */
const PLACEHOLDER = /\{([^{}]*)\}/g;
const claimOf = (name: string) => CLAIM_NAMES.find((claim) => name === `claims.${claim}`);

/** Whether everything in braces names a claim. */
export const hasKnownClaims = (text: string): boolean =>
  [...text.matchAll(PLACEHOLDER)].every(([, name = '']) => claimOf(name));

/** A copy of a record with the placeholders in its texts replaced. Throws for a placeholder that names no claim. */
export function fillClaims<T>(record: T, words: ClaimWords): T {
  const fill = (text: string) =>
    text.replace(PLACEHOLDER, (placeholder, name: string) => {
      const claim = claimOf(name);
      if (!claim) throw new Error(`Unknown claim ${placeholder}`);
      return words[claim];
    });
  return JSON.parse(JSON.stringify(record), (_, value) => (typeof value === 'string' ? fill(value) : value));
}
