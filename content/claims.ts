import { formatClaims } from '../domain/site/claims.ts';
import { company } from './company.ts';

/** The figures of `company.claims` as text: `${claims.years}` in TypeScript, `{claims.years}` in the files of plans. */
export const claims = formatClaims(company.claims);
